/**
 * @generated SignedSource<<c22b620e8a11fa14de3ce742f69e7c5f>>
 * @relayHash 1682654586376988710aa7c516d7482c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39eff2b175b789811e8266ec3c8c6f7b50295489e29435d3b0bffe577a1b8c15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39eff2b175b789811e8266ec3c8c6f7b50295489e29435d3b0bffe577a1b8c15",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
