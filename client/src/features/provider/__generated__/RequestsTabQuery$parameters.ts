/**
 * @generated SignedSource<<2104ff54fdc2a11ba0eb4fea0d0a7102>>
 * @relayHash ecd7c94e7154284577ab28ba17a4c77c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d248c0a4081f2f981ffa9951116b3157b53daf22b3b55818f7f29c56e112fa9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsTabQuery } from './RequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<RequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d248c0a4081f2f981ffa9951116b3157b53daf22b3b55818f7f29c56e112fa9",
    "metadata": {},
    "name": "RequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
