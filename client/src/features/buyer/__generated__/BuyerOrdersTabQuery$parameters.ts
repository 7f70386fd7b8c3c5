/**
 * @generated SignedSource<<20bfdf358fabd5ad78483316bbd0a56b>>
 * @relayHash 8a61c81e7ce80bf2f35964277e6882b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b2cde2c1461f40d3d32a4f039b7b2d9176639a0ddb2ca92f97c9a9864b32bb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b2cde2c1461f40d3d32a4f039b7b2d9176639a0ddb2ca92f97c9a9864b32bb5",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
