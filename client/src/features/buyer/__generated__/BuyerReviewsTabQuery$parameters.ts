/**
 * @generated SignedSource<<51dfe65ea0fac03603c1d71f850d37b8>>
 * @relayHash 309456abba22d39a28d35a66252a612e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b24bf38a90816e4e0672c5392df2ea6640f4f29db0058a4209554c24788eeb15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerReviewsTabQuery } from './BuyerReviewsTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerReviewsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b24bf38a90816e4e0672c5392df2ea6640f4f29db0058a4209554c24788eeb15",
    "metadata": {},
    "name": "BuyerReviewsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
