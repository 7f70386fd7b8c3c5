/**
 * @generated SignedSource<<7c2e2bbcd60643f2a46da3a828145db3>>
 * @relayHash 11f386cbc292650f5dacb608ec2c72da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 092dbb219f9c8169968f259cdaabcaa7030598c572ab52121cbf949521b2af89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "092dbb219f9c8169968f259cdaabcaa7030598c572ab52121cbf949521b2af89",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
