/**
 * @generated SignedSource<<6081b0115530eccaed04bd6c88592bde>>
 * @relayHash 24406611b051807cb1cafd3da9bf3ab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ec5b0114381f86d8afe05b79ad20a5fff8a471501f94b975ac62d2b9515c27f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ec5b0114381f86d8afe05b79ad20a5fff8a471501f94b975ac62d2b9515c27f",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
