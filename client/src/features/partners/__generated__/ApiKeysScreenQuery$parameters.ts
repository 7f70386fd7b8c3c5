/**
 * @generated SignedSource<<c2670389650d5d18e0f8fe45dc2549d6>>
 * @relayHash ca26505a2c4ce4f55667f6db7df42b68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 288a76f9f0d666b4d4b22c2959c4e20d16e93df37343c8b0cbf04ab0b412ced2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiKeysScreenQuery } from './ApiKeysScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiKeysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "288a76f9f0d666b4d4b22c2959c4e20d16e93df37343c8b0cbf04ab0b412ced2",
    "metadata": {},
    "name": "ApiKeysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
