/**
 * @generated SignedSource<<83511eaed6c4406a1ddfe4bc52267695>>
 * @relayHash cf0ba52d5d2793702bd7dce0568ebf02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59027e5cf9f137bc9c73471715ff83c9bbc7d5217ce148d8d4e419f1a8fc2127

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59027e5cf9f137bc9c73471715ff83c9bbc7d5217ce148d8d4e419f1a8fc2127",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
