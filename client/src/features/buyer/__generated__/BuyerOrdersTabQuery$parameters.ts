/**
 * @generated SignedSource<<ef32f87715c12db394e7cece8612c79e>>
 * @relayHash c94f37d1afa8452bc538ac868246f002
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c529c0e5b9dcf37cbd5ea7a666b990892a9f4d1997983326de1d28453b78ee85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c529c0e5b9dcf37cbd5ea7a666b990892a9f4d1997983326de1d28453b78ee85",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
