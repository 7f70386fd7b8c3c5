/**
 * @generated SignedSource<<275f40c3a2778184221526f6099a4834>>
 * @relayHash 4a5f193e6f8112a28c5202950c703141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc5ced81e14c2866d3d4c26abded53f79b1f0b14bc2feb4d609c10976cf76477

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc5ced81e14c2866d3d4c26abded53f79b1f0b14bc2feb4d609c10976cf76477",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
