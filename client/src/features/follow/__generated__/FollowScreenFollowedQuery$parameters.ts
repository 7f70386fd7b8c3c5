/**
 * @generated SignedSource<<cee99b853cfe9abc9b779598c070b5da>>
 * @relayHash 3e10a33b5d3f57760be8126f12ef68fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30b3de49be15829d071333d60b9a786fa9262620183265680e69a1629f02efb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30b3de49be15829d071333d60b9a786fa9262620183265680e69a1629f02efb0",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
