/**
 * @generated SignedSource<<56ad85ab75e352d572cd9040f1dafded>>
 * @relayHash 0f3d68bc247ed2883562673ee91e67d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 377a4000e9e9d34015a0ed8bcb77a8a0bf694c7089fcb6a6c5e8ff1c9d3ebd2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "377a4000e9e9d34015a0ed8bcb77a8a0bf694c7089fcb6a6c5e8ff1c9d3ebd2f",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
