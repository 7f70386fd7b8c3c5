/**
 * @generated SignedSource<<def40178494be6988faab9100026010d>>
 * @relayHash dc24efb7356f5cd0b938508ad1fc4918
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5eaa92c5451fac7ede24b7131d8d630a9f8ba7debf5200496ef0065c7e68f01e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentSuccessScreenQuery } from './PaymentSuccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentSuccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5eaa92c5451fac7ede24b7131d8d630a9f8ba7debf5200496ef0065c7e68f01e",
    "metadata": {},
    "name": "PaymentSuccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
