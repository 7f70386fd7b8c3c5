/**
 * @generated SignedSource<<1cc21d80510e3a215d48797a414b5100>>
 * @relayHash 92a2f4e4032db57d81400e82c5f977e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d701fa7282d345a5791d9b53776b1fe6206054e77c9e6d246f929097502a40c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiKeysScreenQuery } from './ApiKeysScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiKeysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d701fa7282d345a5791d9b53776b1fe6206054e77c9e6d246f929097502a40c7",
    "metadata": {},
    "name": "ApiKeysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
