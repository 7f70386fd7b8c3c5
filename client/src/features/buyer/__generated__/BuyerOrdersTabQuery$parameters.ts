/**
 * @generated SignedSource<<3468ec33ce75ff6cc8daf14b3fb9fc9c>>
 * @relayHash 70f0ce559c52d1d018af5e2c99061503
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73aa4a327d8f9f78be0b687e37390213245fff203bcf2da1a9c870b8c2efbea0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73aa4a327d8f9f78be0b687e37390213245fff203bcf2da1a9c870b8c2efbea0",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
