/**
 * @generated SignedSource<<d984cfa9030dc733393cb8763cd371d5>>
 * @relayHash 54172f6d6c950afe3cb1996fb6a90f95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0705836102a30134327228819fb9ffdc0ed28086dba2b0b4fa5554706135c477

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedOrderScreenQuery } from './FollowedOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0705836102a30134327228819fb9ffdc0ed28086dba2b0b4fa5554706135c477",
    "metadata": {},
    "name": "FollowedOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
