/**
 * @generated SignedSource<<f8a5f81c64e1073356b9c145a0eacb52>>
 * @relayHash 651b53e8bd492abc47bc1d309949981f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaae85da210aad68389394168f69509fc6e2c767d634c8835c3dee3ca99d779e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPanelQuery } from './ProviderPanelQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eaae85da210aad68389394168f69509fc6e2c767d634c8835c3dee3ca99d779e",
    "metadata": {},
    "name": "ProviderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
