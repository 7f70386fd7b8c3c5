/**
 * @generated SignedSource<<8d3044f92b77d9c6f43c1f7c8d015498>>
 * @relayHash ea7a270d99432a9a469be6446635633f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47f281aa72f4cbdf01a6243620a1c0c00057f3702430d4302fc8172fd73ed3e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedOrderScreenQuery } from './FollowedOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47f281aa72f4cbdf01a6243620a1c0c00057f3702430d4302fc8172fd73ed3e3",
    "metadata": {},
    "name": "FollowedOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
