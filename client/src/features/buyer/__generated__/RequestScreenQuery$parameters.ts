/**
 * @generated SignedSource<<fd9c6ec859eb161c247fb4923e0a609d>>
 * @relayHash 5008edeac6f3d45c3da5ad07ebfdb882
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1112e7b675fd6a58a9d8d843f0b2f7431d9073fda31462d8b7468d5c98822c94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1112e7b675fd6a58a9d8d843f0b2f7431d9073fda31462d8b7468d5c98822c94",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
