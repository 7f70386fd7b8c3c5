/**
 * @generated SignedSource<<2378c39f869a9fdcc4aea978bb8017ff>>
 * @relayHash 8a41ce0c1076df5ee912ae9804ad605e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bc6b1a2f0d8798c48ea39abe96e8202612dc5cccf6decb67d2ed9059bc15dcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersTabQuery } from './OffersTabQuery.graphql';

const node: PreloadableConcreteRequest<OffersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bc6b1a2f0d8798c48ea39abe96e8202612dc5cccf6decb67d2ed9059bc15dcd",
    "metadata": {},
    "name": "OffersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
