/**
 * @generated SignedSource<<fcf77e01b6985169fe39006906d382ed>>
 * @relayHash faffc21c2976cf2bb8565a208b84f73c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea7110de344b18e07571e46315bccb74f5a38a4525b66734d41b8651aa61596f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea7110de344b18e07571e46315bccb74f5a38a4525b66734d41b8651aa61596f",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
