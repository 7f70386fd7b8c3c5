/**
 * @generated SignedSource<<fc16158fe9af2ea4ddc3ec78beb9758d>>
 * @relayHash 215322f0258c1131d946f049e9ba1785
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 573421c263b577196de2e3f99c2821177455e3cba3992d8ec52054f5183bfb99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "573421c263b577196de2e3f99c2821177455e3cba3992d8ec52054f5183bfb99",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
