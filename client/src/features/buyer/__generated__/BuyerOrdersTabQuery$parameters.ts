/**
 * @generated SignedSource<<bba38aed0faf294d36a523ff5e16ace1>>
 * @relayHash 6fa187ccb1063636556dcf921c149f55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92445e2fe7e74a396e8bdab87421b01f1a88830b8100596d5f9539a78fbd9f2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92445e2fe7e74a396e8bdab87421b01f1a88830b8100596d5f9539a78fbd9f2c",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
