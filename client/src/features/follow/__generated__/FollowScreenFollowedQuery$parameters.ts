/**
 * @generated SignedSource<<cd280894ab8975b7190bd559e0019c2e>>
 * @relayHash 7d2118bb24e9ea79dd549555426fc9f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46456b74c87c083cb797ca67faf53f2aea47bef22da14904b2d5fe211a46e0ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46456b74c87c083cb797ca67faf53f2aea47bef22da14904b2d5fe211a46e0ef",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
