/**
 * @generated SignedSource<<de20eeb83936aca4b2d4efdd0994bfbb>>
 * @relayHash 684f91de4701ab39278d8a3d3e8da439
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87b4141bf2d0e72027925de443279667da2dd92124c5409436a46ae0d0cd913b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedChatScreenQuery } from './FollowedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87b4141bf2d0e72027925de443279667da2dd92124c5409436a46ae0d0cd913b",
    "metadata": {},
    "name": "FollowedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
