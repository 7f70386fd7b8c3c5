/**
 * @generated SignedSource<<1f1dcbba82c323bc403d45616440c8cd>>
 * @relayHash 98b5a4200e8008b1ebcca1c2f297b8fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aacd6debcbb2bf4a4405385657a8c758f8df87dc8a25b762a8d2a97326d0455b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aacd6debcbb2bf4a4405385657a8c758f8df87dc8a25b762a8d2a97326d0455b",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
