/**
 * @generated SignedSource<<9e7d761fc93b485bf2d41d692fd63a4e>>
 * @relayHash 7fcaa4796ae91147eb32c85a12e10c41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1cda18f901db5f62dcf556dc088b29f2cc646b9453e69be662973d3c4c7678c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiKeysScreenQuery } from './ApiKeysScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiKeysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1cda18f901db5f62dcf556dc088b29f2cc646b9453e69be662973d3c4c7678c",
    "metadata": {},
    "name": "ApiKeysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
