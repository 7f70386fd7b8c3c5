/**
 * @generated SignedSource<<415450a81c634528169d2de8cfd37124>>
 * @relayHash 34df95275a808953ebcee92cd3d9455a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef41b08fb20012dd24a18e987288309e2b621e250fb1d0cde5ff9ccf6e5340e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnRequestsTabQuery } from './OwnRequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<OwnRequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef41b08fb20012dd24a18e987288309e2b621e250fb1d0cde5ff9ccf6e5340e0",
    "metadata": {},
    "name": "OwnRequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
