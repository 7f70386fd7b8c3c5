/**
 * @generated SignedSource<<7c48f06243af6fab9cac0f56a6967aad>>
 * @relayHash f0336b98fa6d71c5204266e357fd76c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fadb8f6cb73bd2ae856567e12bd82c425fecc1f4e87ce242fe67e9881ff161d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fadb8f6cb73bd2ae856567e12bd82c425fecc1f4e87ce242fe67e9881ff161d5",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
