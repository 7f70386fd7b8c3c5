/**
 * @generated SignedSource<<8a331b50a855a0ae3cad11e02c4ae933>>
 * @relayHash a363e8b1a5ebcc3afbd88e8e0d6f3f86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6886884485e86df7e84ce9f79f34c6dbe333be8efc7c7e52dda9ca5263dce352

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6886884485e86df7e84ce9f79f34c6dbe333be8efc7c7e52dda9ca5263dce352",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
