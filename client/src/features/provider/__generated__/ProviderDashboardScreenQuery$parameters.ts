/**
 * @generated SignedSource<<fbee5df5775cb7f943d584d36c696d64>>
 * @relayHash f5759a515c70a1bb1435eb9ea3c2aac3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e7a778bb85a0a05611dbe92ad3cb6fb0a69a9490e6293c8026a5c9250cfa37f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderDashboardScreenQuery } from './ProviderDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProviderDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e7a778bb85a0a05611dbe92ad3cb6fb0a69a9490e6293c8026a5c9250cfa37f",
    "metadata": {},
    "name": "ProviderDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
