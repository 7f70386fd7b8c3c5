/**
 * @generated SignedSource<<f56fb0142e13d01325777e19e4be16c2>>
 * @relayHash 2af32cea091b673ae2fb6443e681c421
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d68d43be4d3ff88d3271d8b817692eb2d44fa9c74d730ac670d1a04741a9100

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerDashboardScreenQuery } from './BuyerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<BuyerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d68d43be4d3ff88d3271d8b817692eb2d44fa9c74d730ac670d1a04741a9100",
    "metadata": {},
    "name": "BuyerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
