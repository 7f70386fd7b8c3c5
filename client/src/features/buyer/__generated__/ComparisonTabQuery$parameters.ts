/**
 * @generated SignedSource<<3faba0bddbb91afec69d8ce59eeff857>>
 * @relayHash 3d30b0f3c8b3632dfe7a951a1269722e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12d96e8ceb605fbea24335229b774022c72f1839dc2ef54a74f31c77016c8291

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12d96e8ceb605fbea24335229b774022c72f1839dc2ef54a74f31c77016c8291",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
