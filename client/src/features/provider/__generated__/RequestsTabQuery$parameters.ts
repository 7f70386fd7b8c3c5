/**
 * @generated SignedSource<<32a2f7e7252e2a1485373f16e7dac561>>
 * @relayHash cc68ca9833adab831afbbc4f1ccc36ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51e973072a402b65d14fbb2b590cef22f4f330331f40508df88607416cdad481

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsTabQuery } from './RequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<RequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51e973072a402b65d14fbb2b590cef22f4f330331f40508df88607416cdad481",
    "metadata": {},
    "name": "RequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
