/**
 * @generated SignedSource<<b5774d649998442091979278494d12a1>>
 * @relayHash dfde775f490cacac77ad9feedb2c7c1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8656395fd0c9059cd061b8753338f9f31065c3cd8ade517beb1a0109e26e93d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8656395fd0c9059cd061b8753338f9f31065c3cd8ade517beb1a0109e26e93d7",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
