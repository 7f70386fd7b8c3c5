/**
 * @generated SignedSource<<1fa100b7a2542d47c121271c16df03de>>
 * @relayHash 8b80aa0de1e1b2f28d8e680661a08486
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b553b3a66be6085183d3abb84dc555e0392813b6f498355d12cd5780f91a30fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b553b3a66be6085183d3abb84dc555e0392813b6f498355d12cd5780f91a30fe",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
