/**
 * @generated SignedSource<<a2cc08aff48fb2550e9931cb3e9df3dc>>
 * @relayHash 01c7091652d2e5903a20eec3c599dec9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b07549fd849ad507d6278d8fcc8e328f203336637f8d0fe48857b6bd07f1df5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b07549fd849ad507d6278d8fcc8e328f203336637f8d0fe48857b6bd07f1df5e",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
