/**
 * @generated SignedSource<<ad274ed5ddf9ecc192bac7f0578578b0>>
 * @relayHash 5e608711548431c2139ec217e417db2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44fd9b271e3e4dcc7437c91bcf5419ac5bad63fd3b2ad09dcb5b7b7d1cc46567

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44fd9b271e3e4dcc7437c91bcf5419ac5bad63fd3b2ad09dcb5b7b7d1cc46567",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
