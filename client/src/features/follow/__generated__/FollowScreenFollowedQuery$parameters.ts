/**
 * @generated SignedSource<<77074fae223a0991083e9bf4d2c57b5e>>
 * @relayHash 1ecfe65f973308834dfcaa235a0143f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99802dc0bca8979c3ab14df9ca38ab16ad3396271b738b3a096dee575c9814b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99802dc0bca8979c3ab14df9ca38ab16ad3396271b738b3a096dee575c9814b9",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
