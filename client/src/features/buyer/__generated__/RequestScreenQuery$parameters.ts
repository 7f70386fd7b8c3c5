/**
 * @generated SignedSource<<70c85702f2173d2a3ca63d60f7c91535>>
 * @relayHash 64353ddcdb41c22e0ee6613a136d8d6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc9fc852c39ad9e7eefc81d7acd8dbddaefaeff5cd2e5614122c2189c4f8cae8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc9fc852c39ad9e7eefc81d7acd8dbddaefaeff5cd2e5614122c2189c4f8cae8",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
