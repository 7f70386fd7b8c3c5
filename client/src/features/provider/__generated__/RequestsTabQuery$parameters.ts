/**
 * @generated SignedSource<<16d7f85290fc232f074582dd58d8463f>>
 * @relayHash 225e7436c6a682da3b5b0e6ebb80b932
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cd8d2548d261a9020de7e63a498a9a56102360ec3fc02bae3b0cec27cacae2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsTabQuery } from './RequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<RequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cd8d2548d261a9020de7e63a498a9a56102360ec3fc02bae3b0cec27cacae2d",
    "metadata": {},
    "name": "RequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
