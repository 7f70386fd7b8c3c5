/**
 * @generated SignedSource<<446f6de8c90c909fa0b35868434cd206>>
 * @relayHash 4bb46d6a156c8925a763dc0fb4bd09e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef3416aeb149f327c1a15aa65bbe6319ee2a8f939fea5b5716ed4f0fb5ea5e23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef3416aeb149f327c1a15aa65bbe6319ee2a8f939fea5b5716ed4f0fb5ea5e23",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
