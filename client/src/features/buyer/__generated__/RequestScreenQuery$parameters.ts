/**
 * @generated SignedSource<<e0d9ce80b58a23727e0d8b0913be8c55>>
 * @relayHash 1b8384172c53c9a21f5fc37f823c0e3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d4963e1b0407e879c0078d0b0041d3eaf4ee2a750ae50aa32388d018d367211

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d4963e1b0407e879c0078d0b0041d3eaf4ee2a750ae50aa32388d018d367211",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
