/**
 * @generated SignedSource<<c983f58a0c50c1b53e45e442a65e4f93>>
 * @relayHash 1c867eb184e3f187360599b77e4d5238
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ce3e73450165bcafde80c1c024292f5f72269f9639995dd2045de7d3442607c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerDashboardScreenQuery } from './BuyerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<BuyerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ce3e73450165bcafde80c1c024292f5f72269f9639995dd2045de7d3442607c",
    "metadata": {},
    "name": "BuyerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
