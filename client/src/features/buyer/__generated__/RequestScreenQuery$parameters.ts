/**
 * @generated SignedSource<<9a1b7ef28bb8b39d1709b0e76dd2be04>>
 * @relayHash e00f19405fd1327c17846561bb9e167e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d6b3471acecb3435ec936416ff064e3d322b516a41523f9c84c333237ce90d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d6b3471acecb3435ec936416ff064e3d322b516a41523f9c84c333237ce90d8",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
