/**
 * @generated SignedSource<<8187921614480232a0348e5ab361c1dd>>
 * @relayHash fd460c94129a303fc05e799229aa05e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f59bc89f7330cf26e263cd8a7bcc4084d7c8cd75ed36f5377302963883404a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentSuccessScreenQuery } from './PaymentSuccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentSuccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f59bc89f7330cf26e263cd8a7bcc4084d7c8cd75ed36f5377302963883404a0",
    "metadata": {},
    "name": "PaymentSuccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
