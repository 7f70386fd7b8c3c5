/**
 * @generated SignedSource<<b73447a2b7295b0bd662461fc28bf821>>
 * @relayHash 9a2b85a50b2f5ff3fe3693660e040ae6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 749436418acaec1dc6484e84f2cdc8aff3da973476ed78648338c344ad71b632

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsTabQuery } from './RequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<RequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "749436418acaec1dc6484e84f2cdc8aff3da973476ed78648338c344ad71b632",
    "metadata": {},
    "name": "RequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
