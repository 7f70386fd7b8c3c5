/**
 * @generated SignedSource<<81d0c99cfa90a44af5840b92a5805752>>
 * @relayHash 452ff2a52883f48248b58ca07287233e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3023970111baeef7e51c814fb8bd1684ca2ccacce5a03e0345cb9173cbdce6b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPanelQuery } from './ProviderPanelQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3023970111baeef7e51c814fb8bd1684ca2ccacce5a03e0345cb9173cbdce6b9",
    "metadata": {},
    "name": "ProviderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
