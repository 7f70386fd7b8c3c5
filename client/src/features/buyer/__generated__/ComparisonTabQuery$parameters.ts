/**
 * @generated SignedSource<<593540feb236e0d1db4c6a2be6a9bd66>>
 * @relayHash e73f736a1d5a9e8d23e4b6f7fe6c2761
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c37c631b338e434c926cf6f7f166884376f7cb8be56b1ca803d68417dc09813

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c37c631b338e434c926cf6f7f166884376f7cb8be56b1ca803d68417dc09813",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
