/**
 * @generated SignedSource<<449dda3a7b269d471c4a378c90a049e6>>
 * @relayHash 81d0637ea90531e686710c01c2762c61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfef4cf26b30ac5c21bfdbfe122cfd6a86df38ae6c3cd590741f9e2cd5080bcf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderDashboardScreenQuery } from './ProviderDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProviderDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfef4cf26b30ac5c21bfdbfe122cfd6a86df38ae6c3cd590741f9e2cd5080bcf",
    "metadata": {},
    "name": "ProviderDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
