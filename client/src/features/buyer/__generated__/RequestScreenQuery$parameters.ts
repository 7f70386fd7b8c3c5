/**
 * @generated SignedSource<<935cc167005382e168ea9b9abe93f298>>
 * @relayHash f0322a64aadb74fec4d38784f5a9b752
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcab3cbb882bad7d3267bb8eb7fdff7e4b4b36ab3e84e90eb147bdee2372cac0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcab3cbb882bad7d3267bb8eb7fdff7e4b4b36ab3e84e90eb147bdee2372cac0",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
