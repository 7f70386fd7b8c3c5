/**
 * @generated SignedSource<<640d1e113278adf7175432f6236164df>>
 * @relayHash c4cff4f9ff29628cfb2e90adc872eb07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0be9570e24b7f0d33c7cebce48f1cc9157619a7cbb0f2ff8b7b68a272ce5231

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiKeysScreenQuery } from './ApiKeysScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiKeysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0be9570e24b7f0d33c7cebce48f1cc9157619a7cbb0f2ff8b7b68a272ce5231",
    "metadata": {},
    "name": "ApiKeysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
