/**
 * @generated SignedSource<<4fcc0cf221e455eded677b707eb912c6>>
 * @relayHash e35f0ea1dc630309b469fd77c249d88c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0182647de98055c3bd98609d17bff9cd434357bf554a74559f5eba0a7c870514

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0182647de98055c3bd98609d17bff9cd434357bf554a74559f5eba0a7c870514",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
