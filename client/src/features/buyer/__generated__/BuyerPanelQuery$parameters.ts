/**
 * @generated SignedSource<<c9cde1a833b13f7fea70c63d7c2ebd31>>
 * @relayHash 2f485f9f4fe82bd7d7a3663e719dbf68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26f1145a8b196bea1257c991b4071a1342a26ab9cff1ee5331993a9e85e9f660

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26f1145a8b196bea1257c991b4071a1342a26ab9cff1ee5331993a9e85e9f660",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
