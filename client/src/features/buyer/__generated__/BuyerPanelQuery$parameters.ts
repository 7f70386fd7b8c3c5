/**
 * @generated SignedSource<<f09b7b89fd09bbc30ac20ec5d44e215e>>
 * @relayHash 10dfc5454b17f7901149c6f9a983b8c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75a927eeec485a233a4c1a9f18a0c7bded2ee4a55cf79945389d6608432deaaf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75a927eeec485a233a4c1a9f18a0c7bded2ee4a55cf79945389d6608432deaaf",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
