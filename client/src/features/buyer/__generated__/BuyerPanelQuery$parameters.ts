/**
 * @generated SignedSource<<e50ab42085edafcf2280ee55f11bde80>>
 * @relayHash b6a90f75d7a1cc6b15e7ef3163323fbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dcbe8cc13c1e2bfa7b11f7dd79fd63ea6bf0c4ab0eb76bfaf94837524a77731

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3dcbe8cc13c1e2bfa7b11f7dd79fd63ea6bf0c4ab0eb76bfaf94837524a77731",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
