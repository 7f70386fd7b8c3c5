/**
 * @generated SignedSource<<2607258f9fae5bd8e65529ffd11803f2>>
 * @relayHash e7b97c4ad2d0b560717ec817930a8ecc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 278c3d6110107a854a330bf56b9e2dfd8bad346ee9e09286fafd687acd9fd6e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPanelQuery } from './ProviderPanelQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "278c3d6110107a854a330bf56b9e2dfd8bad346ee9e09286fafd687acd9fd6e4",
    "metadata": {},
    "name": "ProviderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
