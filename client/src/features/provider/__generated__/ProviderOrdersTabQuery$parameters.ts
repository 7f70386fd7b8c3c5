/**
 * @generated SignedSource<<0f6e5a10d35be6b072ecbeb3fa166264>>
 * @relayHash 6bdc4c72e9d473b11c3458cf19f43410
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c15412b739e494397c2819d6c60129ac0fdb3f5cbc920e303ad9494c1f76e3c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c15412b739e494397c2819d6c60129ac0fdb3f5cbc920e303ad9494c1f76e3c1",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
