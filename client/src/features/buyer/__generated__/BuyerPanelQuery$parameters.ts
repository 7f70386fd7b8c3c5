/**
 * @generated SignedSource<<c2b03d5867ca249ff8f1d4669dafb2be>>
 * @relayHash 30c28b58432137fb9ef33e34e8591929
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5af5bd7cadd95bfea6aeac1f0846f8420537f062773874d6412e2a676379ef94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5af5bd7cadd95bfea6aeac1f0846f8420537f062773874d6412e2a676379ef94",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
