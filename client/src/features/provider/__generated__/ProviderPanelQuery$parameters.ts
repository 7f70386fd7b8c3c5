/**
 * @generated SignedSource<<4e31a4d8baee9b58b811ca6ea3612bc6>>
 * @relayHash f80c67c78a13836177e8fbf82451f89d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85e5d818bc2a89820409712afaf908ad527af1f0a4c954063f92e675b5e74d33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPanelQuery } from './ProviderPanelQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85e5d818bc2a89820409712afaf908ad527af1f0a4c954063f92e675b5e74d33",
    "metadata": {},
    "name": "ProviderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
