/**
 * @generated SignedSource<<db19e7635e6e3d7bd58994acbf50c1c8>>
 * @relayHash 0d17f3037f10bff4ac7a3b0305fea666
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca5e8e11cd7f4a93346f49ef2be8f08278f281dd9e2f729fb43a29ef822e5e62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca5e8e11cd7f4a93346f49ef2be8f08278f281dd9e2f729fb43a29ef822e5e62",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
