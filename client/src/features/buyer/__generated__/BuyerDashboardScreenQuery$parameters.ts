/**
 * @generated SignedSource<<44ff46588de6c056640b785d0869cb58>>
 * @relayHash 35a00b407678ab4cf02c8acb56b9dc93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 367b8d6651530485f8405456707dde9356250ccb204ae07c5479ab29da8e3045

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerDashboardScreenQuery } from './BuyerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<BuyerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "367b8d6651530485f8405456707dde9356250ccb204ae07c5479ab29da8e3045",
    "metadata": {},
    "name": "BuyerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
