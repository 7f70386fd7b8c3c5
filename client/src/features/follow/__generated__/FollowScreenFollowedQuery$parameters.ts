/**
 * @generated SignedSource<<2d9bfa95b2094150e5b65cad28e6a2ca>>
 * @relayHash 62b434d20df7de696e91ad72ea7f939a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0729ba860beff50818d11d5cdef30a168e25a7ba08e688d04260823068583f2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0729ba860beff50818d11d5cdef30a168e25a7ba08e688d04260823068583f2b",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
