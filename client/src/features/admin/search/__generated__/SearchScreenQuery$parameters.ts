/**
 * @generated SignedSource<<e4f63c27ee0a5cdd7446ed6bd6bb6158>>
 * @relayHash 2bb6d54fbbdc33d1e30ed582958e6a7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aabeb42b1e1b7093f9c8c901c007c03b6504f561ea148ec0fde61c3a5a698498

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchScreenQuery } from './SearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aabeb42b1e1b7093f9c8c901c007c03b6504f561ea148ec0fde61c3a5a698498",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
