/**
 * @generated SignedSource<<ddb9af8b0b29e71ba494337c58aeb68e>>
 * @relayHash 8dfd39bcb75a27aa1638ac8206808473
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b69e04e17e0d78cd630d1f9f123dfa709cbcc4a5fc18e782ca8aeaa542d0034a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b69e04e17e0d78cd630d1f9f123dfa709cbcc4a5fc18e782ca8aeaa542d0034a",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
