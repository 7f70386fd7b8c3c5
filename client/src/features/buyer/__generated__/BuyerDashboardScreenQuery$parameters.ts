/**
 * @generated SignedSource<<e2338fa15f8565326575213a0b1a86d2>>
 * @relayHash 498435ae8b2c40234b526ec97365de6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 064aee13d5c467d7dd9636a365638f55e817886a1f618de251faee6cb2309212

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerDashboardScreenQuery } from './BuyerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<BuyerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "064aee13d5c467d7dd9636a365638f55e817886a1f618de251faee6cb2309212",
    "metadata": {},
    "name": "BuyerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
