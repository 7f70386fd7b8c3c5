/**
 * @generated SignedSource<<25c37a366748a4470b7619bf06e3e7d0>>
 * @relayHash 94f34e8c27f398da376d7659f3678aff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ee1a808a038b47d241619a39dc2770c4a3ff3ae9c66c0cc1579343fb3997844

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderOrdersTabQuery } from './ProviderOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ee1a808a038b47d241619a39dc2770c4a3ff3ae9c66c0cc1579343fb3997844",
    "metadata": {},
    "name": "ProviderOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
