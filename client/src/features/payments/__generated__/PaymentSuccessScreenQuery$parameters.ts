/**
 * @generated SignedSource<<d7be55814c27817fd62e81207c8b9c1a>>
 * @relayHash 9f854b494407d374fcc565d6d71a61b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e523cd1c23e9a4c70d504a61646e7cd1ef4143ac1ec3c7a96eab619f7e78a5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentSuccessScreenQuery } from './PaymentSuccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentSuccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e523cd1c23e9a4c70d504a61646e7cd1ef4143ac1ec3c7a96eab619f7e78a5a",
    "metadata": {},
    "name": "PaymentSuccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
