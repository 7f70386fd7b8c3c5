/**
 * @generated SignedSource<<48d69dca5843d89a6841b579ba873a9d>>
 * @relayHash ab260a112d4bd3ccee65047722cc90fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a107a3ced782440d5aca351522ea515b58f4b850b00d95a64cc713933377b8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a107a3ced782440d5aca351522ea515b58f4b850b00d95a64cc713933377b8b",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
