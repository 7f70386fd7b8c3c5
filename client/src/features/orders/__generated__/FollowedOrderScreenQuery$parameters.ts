/**
 * @generated SignedSource<<4e2d09e2d15fe30fb4e68924b2b3d591>>
 * @relayHash b5b244723b5d2d79bfb83d370916bf85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27d2cf3186d4698496a391e571d9d3b6dd631eb722b836089bb0af9fb20b4d0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedOrderScreenQuery } from './FollowedOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27d2cf3186d4698496a391e571d9d3b6dd631eb722b836089bb0af9fb20b4d0b",
    "metadata": {},
    "name": "FollowedOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
