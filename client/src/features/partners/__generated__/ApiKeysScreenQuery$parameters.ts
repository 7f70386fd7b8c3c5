/**
 * @generated SignedSource<<7c3120730e3f1628260f227da0151e90>>
 * @relayHash 200f14c751a076411dba7f460cc8b77d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6da8cd30803304f80bbdc4e6e254e3304d624a3115ced7b832b98a85ed765620

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiKeysScreenQuery } from './ApiKeysScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiKeysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6da8cd30803304f80bbdc4e6e254e3304d624a3115ced7b832b98a85ed765620",
    "metadata": {},
    "name": "ApiKeysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
