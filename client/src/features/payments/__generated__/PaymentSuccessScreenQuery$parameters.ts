/**
 * @generated SignedSource<<2ca758d7767d8ed9dcc251df07dfb262>>
 * @relayHash f4c9ce94ad34d4d451fd7892793e9ece
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9c9fcff56797bafaa569739102245ce1d401d6b766813619af587c5e6876698

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentSuccessScreenQuery } from './PaymentSuccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentSuccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9c9fcff56797bafaa569739102245ce1d401d6b766813619af587c5e6876698",
    "metadata": {},
    "name": "PaymentSuccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
