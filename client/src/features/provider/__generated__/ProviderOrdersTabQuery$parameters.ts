/**
 * @generated SignedSource<<ed6fdafa0905ef3b18080d7f59dcf9e5>>
 * @relayHash a383e2ece94d771a2a605367fbb50b5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc90f5347dc9f1fe7236f5a92c9ce1426011c2a9372b7f88230d98b038b66aff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc90f5347dc9f1fe7236f5a92c9ce1426011c2a9372b7f88230d98b038b66aff",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
