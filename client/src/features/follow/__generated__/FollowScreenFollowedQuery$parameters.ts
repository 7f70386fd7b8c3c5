/**
 * @generated SignedSource<<fce0e7cddf7d8b42e3eab17f11767d04>>
 * @relayHash 6690262877a27e02484ed25f9acf99b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22e718419bef587aef540220baaa50942e0070826b4f32418f9c268822836a9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22e718419bef587aef540220baaa50942e0070826b4f32418f9c268822836a9f",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
