/**
 * @generated SignedSource<<6ce5cd55a775b8e46880c6a618968dbf>>
 * @relayHash ea8281d3443269e3b190db6ab230fec8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9c4e965967f7d2cf5fb18728137cb34522995d7659cbc6a06f8d716eacb7f13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9c4e965967f7d2cf5fb18728137cb34522995d7659cbc6a06f8d716eacb7f13",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
