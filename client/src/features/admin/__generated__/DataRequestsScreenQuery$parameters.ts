/**
 * @generated SignedSource<<491a731d0c21e6bf0460af632c709bcd>>
 * @relayHash 3e9631d2c81e0dfd49679f4502c61b4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9a757a73ab3107270a6eafec0d330d57322c8e2134d4d350ff60f779f35b81e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataRequestsScreenQuery } from './DataRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DataRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9a757a73ab3107270a6eafec0d330d57322c8e2134d4d350ff60f779f35b81e",
    "metadata": {},
    "name": "DataRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
