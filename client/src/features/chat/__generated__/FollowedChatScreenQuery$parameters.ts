/**
 * @generated SignedSource<<ccc010bf1d49ceb14361afaea1a914d4>>
 * @relayHash 0a4dbd2a0422e951d57520125c3ba98c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5fbdaf0206647a66136416bd90d1de1eae4c31019cbd5f6ef6e286af60dbded

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedChatScreenQuery } from './FollowedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5fbdaf0206647a66136416bd90d1de1eae4c31019cbd5f6ef6e286af60dbded",
    "metadata": {},
    "name": "FollowedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
