/**
 * @generated SignedSource<<f15485100c97af6ba429be8ecc7fa3b2>>
 * @relayHash 512b6cae8a6033829d8b9588e7c8896a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24dbb2cb6d234da10e9bc9953c226fadcbe55a6fd2806a43d0d93c1233757a14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24dbb2cb6d234da10e9bc9953c226fadcbe55a6fd2806a43d0d93c1233757a14",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
