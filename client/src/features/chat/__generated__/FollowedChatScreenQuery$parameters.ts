/**
 * @generated SignedSource<<9dacd9ec8fd00cf6bdc5ecd4d4e4af93>>
 * @relayHash 1ac3478767bc14d9752cb9d28f474c76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54426bff3dc20cf0dd0d4e553384c2ed9122a18d1ccec5788d337ebfd01a3983

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedChatScreenQuery } from './FollowedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54426bff3dc20cf0dd0d4e553384c2ed9122a18d1ccec5788d337ebfd01a3983",
    "metadata": {},
    "name": "FollowedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
