/**
 * @generated SignedSource<<fbc0bb9f765b23a9f22145b1ce35b1b3>>
 * @relayHash 84b3fb85579fc0f0199165fb5dbf4798
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7643fd09b0d2339b9ede1ea1a28e49bb8cef40fc2115e38fa996d291e9b29ad1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderReviewsTabQuery } from './ProviderReviewsTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderReviewsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7643fd09b0d2339b9ede1ea1a28e49bb8cef40fc2115e38fa996d291e9b29ad1",
    "metadata": {},
    "name": "ProviderReviewsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
