/**
 * @generated SignedSource<<f84bedd6f43793e5b41a6a479da9109c>>
 * @relayHash aeef588c49425e36c2d227753534474b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd9eca517be76f7b976a433b39e74df7bf2b4551f04454fc9c64a539358dc68c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd9eca517be76f7b976a433b39e74df7bf2b4551f04454fc9c64a539358dc68c",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
