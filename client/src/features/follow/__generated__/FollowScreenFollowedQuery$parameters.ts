/**
 * @generated SignedSource<<69bdab540c31f992f8fb0c7a34e8c2c2>>
 * @relayHash bcae2caad262df35c9414da6c896e12c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13e3f0254d32c0a506ab82b5b59dc63db9187a1693472466b396898fc960d553

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13e3f0254d32c0a506ab82b5b59dc63db9187a1693472466b396898fc960d553",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
