/**
 * @generated SignedSource<<383c33de6781e44016a800ab16a165f3>>
 * @relayHash 8a5da266a06469247bd73943d9f5d738
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84ee7e415eefc29dea887e0a82ea49434ceb6249624a4237ba1392cfb7c49e9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84ee7e415eefc29dea887e0a82ea49434ceb6249624a4237ba1392cfb7c49e9b",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
