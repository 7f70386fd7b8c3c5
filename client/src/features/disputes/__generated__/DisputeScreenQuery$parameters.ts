/**
 * @generated SignedSource<<f6e84628d0a06b404cea16afcb45a911>>
 * @relayHash fe53cdb9aa07f36c9124182dffa02c6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09fedf62b38d49d0aafeede1824ae3afb0b82e48befc7e73863af96a18843192

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09fedf62b38d49d0aafeede1824ae3afb0b82e48befc7e73863af96a18843192",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
