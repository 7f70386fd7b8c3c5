/**
 * @generated SignedSource<<0668c55446e2d600ca8d2ed4400d2885>>
 * @relayHash a8d58cec2c3c62372dd0e9674d2c55dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d55c4a9af7102c882a94eea063cdf09b2eb3c29d60903602ed25156d5f95397b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d55c4a9af7102c882a94eea063cdf09b2eb3c29d60903602ed25156d5f95397b",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
