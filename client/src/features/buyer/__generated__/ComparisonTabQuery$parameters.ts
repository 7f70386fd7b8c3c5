/**
 * @generated SignedSource<<3e64467e69ed1accb6d228f1d31de5f9>>
 * @relayHash 42c6b483dff77e4e540c7b76481d0de8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c6b9fed2bc226fae3956a94a056d33caa99fd88b4bda46edc1d99c79434c1ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c6b9fed2bc226fae3956a94a056d33caa99fd88b4bda46edc1d99c79434c1ee",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
