/**
 * @generated SignedSource<<dcbd3c00beefb1b07ac799c4c726fedb>>
 * @relayHash c1199914cbbb387229dfa7d894cdc721
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 147c8cf8c2c4d5d3b152a8f4a06b2750270d8e7572a5916e4c72b00e18a790a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentSuccessScreenQuery } from './PaymentSuccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentSuccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "147c8cf8c2c4d5d3b152a8f4a06b2750270d8e7572a5916e4c72b00e18a790a3",
    "metadata": {},
    "name": "PaymentSuccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
