/**
 * @generated SignedSource<<9f83d2916eaec019bf33cc80b5d86bdd>>
 * @relayHash cc68afe34dd35571542c80d76c3e10ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf08f9198beaf8fedaddd44ed946c8077033ddac682259da5283c84c01f48d84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf08f9198beaf8fedaddd44ed946c8077033ddac682259da5283c84c01f48d84",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
