/**
 * @generated SignedSource<<7a866ac5a1673a1968f9b6a6310068b1>>
 * @relayHash 2076097ec481d0f2e7b34725ba512486
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c830000fc705896ec6c50c3763eeefef408bdce42f0e0510d178bdc2f101663

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPanelQuery } from './ProviderPanelQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c830000fc705896ec6c50c3763eeefef408bdce42f0e0510d178bdc2f101663",
    "metadata": {},
    "name": "ProviderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
