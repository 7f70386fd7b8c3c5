/**
 * @generated SignedSource<<1b4673f40276f4303f76ed89f058c4a4>>
 * @relayHash 4452034e7aca20b8e99cc3b7dbb64e3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5344a33527d0c903d1aef8ebf86196afe9607a2f83f971cd073ce4fbde533001

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5344a33527d0c903d1aef8ebf86196afe9607a2f83f971cd073ce4fbde533001",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
