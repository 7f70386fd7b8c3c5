/**
 * @generated SignedSource<<7e8d5902e0248c73a8d1f6df632b08fa>>
 * @relayHash b1bfe364b8ecb5b44bc654744d4d9e79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1786fa5f6785e3840711042e3898d636f68664f8f84a9baca586c0d5b763fbd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1786fa5f6785e3840711042e3898d636f68664f8f84a9baca586c0d5b763fbd4",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
