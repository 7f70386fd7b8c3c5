/**
 * @generated SignedSource<<ee7f8c4a18b684dc7d0a21118a8598c2>>
 * @relayHash 7660e57b5fcac2dbafb23399f76660b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a276ac18d4b3c13f5ebb512192f83a60f32f24255661bb14adcbfe1d5afc330e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a276ac18d4b3c13f5ebb512192f83a60f32f24255661bb14adcbfe1d5afc330e",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
