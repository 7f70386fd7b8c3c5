/**
 * @generated SignedSource<<26aae7bf5a90fcb29257c10aea28a862>>
 * @relayHash e5578caf7532286ff585859c72958d9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7528ca95cca396981cf879aa1aafe099c7c47f4206650b951880e200eb7778f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7528ca95cca396981cf879aa1aafe099c7c47f4206650b951880e200eb7778f",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
