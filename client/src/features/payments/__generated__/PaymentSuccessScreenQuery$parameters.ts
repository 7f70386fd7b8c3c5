/**
 * @generated SignedSource<<4389011f1b1f57812261747604d8d17f>>
 * @relayHash fdfd404ee076f9a60eb7615cf5f69b44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ed7f3fbab7b9a383ea87f2d72355816abf0559b5f7966948c44fc793a88bd8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentSuccessScreenQuery } from './PaymentSuccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentSuccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ed7f3fbab7b9a383ea87f2d72355816abf0559b5f7966948c44fc793a88bd8d",
    "metadata": {},
    "name": "PaymentSuccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
