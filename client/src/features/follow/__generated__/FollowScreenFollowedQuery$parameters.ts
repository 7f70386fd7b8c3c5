/**
 * @generated SignedSource<<cc9979edfd120304efb0f62901b5e158>>
 * @relayHash 6ff6d8c76a4555f987596b0425e6df3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38b03983e06b87ffa2149e03208719c86018b3a20fdc3f3fc811bba637e063c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38b03983e06b87ffa2149e03208719c86018b3a20fdc3f3fc811bba637e063c8",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
