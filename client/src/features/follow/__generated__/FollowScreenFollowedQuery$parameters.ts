/**
 * @generated SignedSource<<c18401810d1891088f6dda802a24f5c1>>
 * @relayHash 3efd45fa1deb7d1cac592c7e5566895b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c3cc46c9bf7b11453262b9528d2ab1635eef8d07687b40384c1a87e4bf9d214

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c3cc46c9bf7b11453262b9528d2ab1635eef8d07687b40384c1a87e4bf9d214",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
