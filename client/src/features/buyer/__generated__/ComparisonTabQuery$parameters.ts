/**
 * @generated SignedSource<<190631997472a11a80223f3b31b15fee>>
 * @relayHash 8adcc5f7e0d40994db1e610367b2123d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48404a9dbb3dc6fb1aa52b60ae64518aa0598797f88356ed6554fd08db503510

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48404a9dbb3dc6fb1aa52b60ae64518aa0598797f88356ed6554fd08db503510",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
