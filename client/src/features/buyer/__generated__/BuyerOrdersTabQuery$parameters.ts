/**
 * @generated SignedSource<<459754198fabf66445491d99d1a621b6>>
 * @relayHash 9ff9411439d3f584c0ab3f50d95bb4f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1d745d1a36b472d3487ef8dcf5c80e7ee2ce20a2ce509b7073da3c304731b7a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1d745d1a36b472d3487ef8dcf5c80e7ee2ce20a2ce509b7073da3c304731b7a",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
