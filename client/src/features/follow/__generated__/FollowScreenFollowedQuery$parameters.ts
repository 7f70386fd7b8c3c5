/**
 * @generated SignedSource<<f4abb7d06d89667c29a45128ac71d41a>>
 * @relayHash 8f172ce247380f5d2bef8f53c5fbf130
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3080eeb39dc6e981c9ee14850b569b2cc92ffcc6762b05eb7e6ead3cb686f0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3080eeb39dc6e981c9ee14850b569b2cc92ffcc6762b05eb7e6ead3cb686f0e",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
