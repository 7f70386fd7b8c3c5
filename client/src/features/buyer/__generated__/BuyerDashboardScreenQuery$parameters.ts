/**
 * @generated SignedSource<<dbee05d6b6161761129d8b9d66efc065>>
 * @relayHash d54d0d6b7f4abbb0dca6731f4899df8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3569d7ef3627a44ef53c0886bdac3964b6410dfdc8858eeb7faf5ac87e531f37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerDashboardScreenQuery } from './BuyerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<BuyerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3569d7ef3627a44ef53c0886bdac3964b6410dfdc8858eeb7faf5ac87e531f37",
    "metadata": {},
    "name": "BuyerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
