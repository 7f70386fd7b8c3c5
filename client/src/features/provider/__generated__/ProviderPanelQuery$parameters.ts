/**
 * @generated SignedSource<<1d034d95201492d5588398169619473c>>
 * @relayHash a236d2e2efe0f7e4f1222fc1ca6c1d7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a867b450095d94c95c6a3a9d947c02f41d402b98f2cd8f174a292189315a54ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPanelQuery } from './ProviderPanelQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a867b450095d94c95c6a3a9d947c02f41d402b98f2cd8f174a292189315a54ef",
    "metadata": {},
    "name": "ProviderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
