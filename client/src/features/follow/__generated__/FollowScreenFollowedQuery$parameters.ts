/**
 * @generated SignedSource<<4fc17dd84d467ce74a7a95de9d9df9a2>>
 * @relayHash e8e398c40ec1245e530736a2d6f1c8f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 573d0715ba9d346d745aae9109ca051828f7687143082b83ffc2eb76e78b58d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "573d0715ba9d346d745aae9109ca051828f7687143082b83ffc2eb76e78b58d1",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
