/**
 * @generated SignedSource<<75536ffa06c8d7f581a89a26e96f89b3>>
 * @relayHash 5d7da0dbd9a9706116b8f31d582c814e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04eda169878f3d423998fa9e12e36db66ecf2cf9ad5500870baae9d8106ca519

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerDashboardScreenQuery } from './BuyerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<BuyerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04eda169878f3d423998fa9e12e36db66ecf2cf9ad5500870baae9d8106ca519",
    "metadata": {},
    "name": "BuyerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
