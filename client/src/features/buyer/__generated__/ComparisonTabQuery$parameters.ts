/**
 * @generated SignedSource<<aedf5ee13f7c0af25c393b3e69d6bf4e>>
 * @relayHash 9422c1f8650526209b02ae7cdc037ea0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd42b9a8b8a3554c73b38977cf3459871736f852fbaec4bdf08b7444a822e3c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd42b9a8b8a3554c73b38977cf3459871736f852fbaec4bdf08b7444a822e3c1",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
