/**
 * @generated SignedSource<<dd50fc180576319067d421ac5a535a20>>
 * @relayHash e26896d18399d298c4825e495624de0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e05f030ca106ec7c64a93d7602e79e32b9b62a79bbea6167852c79ffadf6a22a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPanelQuery } from './ProviderPanelQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e05f030ca106ec7c64a93d7602e79e32b9b62a79bbea6167852c79ffadf6a22a",
    "metadata": {},
    "name": "ProviderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
