/**
 * @generated SignedSource<<f9d78c8379414887c12ebbddc7dbd557>>
 * @relayHash 3f0b008d18c5ab511afebfdf64e7d379
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5178f574db00e97a2e9246c050857c1e5ed4ddc8d5454b79f76e555caeee763

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5178f574db00e97a2e9246c050857c1e5ed4ddc8d5454b79f76e555caeee763",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
