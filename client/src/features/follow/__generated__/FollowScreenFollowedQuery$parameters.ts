/**
 * @generated SignedSource<<5b0a9d86f35c72d8b6287502c8262271>>
 * @relayHash 4963056d4493738fffe65975c1d65ef6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c6cc1efcf68e9c89f425cd1188a80b5b2bdef90789d9e7b575df5bac8ce5a61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c6cc1efcf68e9c89f425cd1188a80b5b2bdef90789d9e7b575df5bac8ce5a61",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
