/**
 * @generated SignedSource<<115c7bb5fb7cafeadb9d6803432e253e>>
 * @relayHash c6a8765d42bba98b7cc357df6ceb1e6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46df2f59a8a706e9dea8e8b72dbbed0023d6ef35476ce3bc2d7bacc9b2b5531e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminActionsScreenQuery } from './AdminActionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminActionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46df2f59a8a706e9dea8e8b72dbbed0023d6ef35476ce3bc2d7bacc9b2b5531e",
    "metadata": {},
    "name": "AdminActionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
