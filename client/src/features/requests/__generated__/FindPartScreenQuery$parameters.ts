/**
 * @generated SignedSource<<98c5dc083afc4c61c62f74ded5efe512>>
 * @relayHash 8c73b75d882d0302a5c4fe06aff555d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b40e6923f5e236d541f2b253728fa0dcba7800715a74203aea6f15ec444ab285

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindPartScreenQuery } from './FindPartScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindPartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b40e6923f5e236d541f2b253728fa0dcba7800715a74203aea6f15ec444ab285",
    "metadata": {},
    "name": "FindPartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
