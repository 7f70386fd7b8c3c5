/**
 * @generated SignedSource<<21abbed8ded4a0e168db168a66ebe2d2>>
 * @relayHash 456715346f4ab33ec1af2815b10d2196
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8779981ae8e9598d1b604b53db7ce806c041b442545849808154b8e7df6769b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedOrderScreenQuery } from './FollowedOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8779981ae8e9598d1b604b53db7ce806c041b442545849808154b8e7df6769b9",
    "metadata": {},
    "name": "FollowedOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
