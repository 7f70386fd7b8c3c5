/**
 * @generated SignedSource<<2e5afb5d64517281a1d229bd7f09908a>>
 * @relayHash 695c569bc676d3da48c03e25ca6b0d00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 719dd2b55a1260ea3d73a120d155c1a99fdc84fece0d7834797f8504662b7dff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnRequestsTabQuery } from './OwnRequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<OwnRequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "719dd2b55a1260ea3d73a120d155c1a99fdc84fece0d7834797f8504662b7dff",
    "metadata": {},
    "name": "OwnRequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
