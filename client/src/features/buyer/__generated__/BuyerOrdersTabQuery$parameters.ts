/**
 * @generated SignedSource<<6a03819ba431e971d6ffb2ed3ed65501>>
 * @relayHash fdba9d11de84982f3515b20bff81b84f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57de172c1fefe1d2a38991e67bf8e999424e07e621181ff0d4b4f175279c38db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57de172c1fefe1d2a38991e67bf8e999424e07e621181ff0d4b4f175279c38db",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
