/**
 * @generated SignedSource<<bc304ff98975144cfc6869f84d23dfcf>>
 * @relayHash 4654932ecb447f0cc1e9d0e803c55429
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1b4c5746de63a0b4d4cc68e902aec855a1d011fa269281a17971db08e2e97df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1b4c5746de63a0b4d4cc68e902aec855a1d011fa269281a17971db08e2e97df",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
