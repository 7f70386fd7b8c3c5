/**
 * @generated SignedSource<<d45741bdca4236c3db1a74c989bd6f27>>
 * @relayHash 567b23a1db7dc9e2141c9e88e6946430
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89eec59dc0eb1c7ade7e2bdf7246be2ad11ac06faf8d4f74011388f5c8250380

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89eec59dc0eb1c7ade7e2bdf7246be2ad11ac06faf8d4f74011388f5c8250380",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
