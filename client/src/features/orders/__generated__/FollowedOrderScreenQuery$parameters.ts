/**
 * @generated SignedSource<<3d498c1c186340849f1297f71209e594>>
 * @relayHash c382d0c84da4398bacd5132da7f64f13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 149230d51d44a1a1ebf91c897defde8c9f9763255a9ec75a31b7938b3855c46a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedOrderScreenQuery } from './FollowedOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "149230d51d44a1a1ebf91c897defde8c9f9763255a9ec75a31b7938b3855c46a",
    "metadata": {},
    "name": "FollowedOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
