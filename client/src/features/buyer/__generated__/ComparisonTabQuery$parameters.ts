/**
 * @generated SignedSource<<69474306dbcda5fe219f48e3c2266575>>
 * @relayHash c9a56e80038b5d23542ff9c4e027746c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8d90a13d4ec58ba329386b8ff9819a3a9f2d846b57701b4b90acadb146c45e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8d90a13d4ec58ba329386b8ff9819a3a9f2d846b57701b4b90acadb146c45e7",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
