/**
 * @generated SignedSource<<4c5d685bd36bb4b28c9a7a245a0d0cd6>>
 * @relayHash 27795c1ef13deb0c307598d5262ffad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a65e1bea747cc53739f0350135dcf7e6f40e0ba671e742056aac53dc1f392981

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a65e1bea747cc53739f0350135dcf7e6f40e0ba671e742056aac53dc1f392981",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
