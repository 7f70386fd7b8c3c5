/**
 * @generated SignedSource<<d7bf2b2cb9eafbc817efad835de65023>>
 * @relayHash 255e05c43d69c1cf87ae3f95c53b70b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b60f607f02fb2227b19e1930ff0f818b7b658467ffde93f8460b79553d89cc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b60f607f02fb2227b19e1930ff0f818b7b658467ffde93f8460b79553d89cc9",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
