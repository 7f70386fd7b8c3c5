/**
 * @generated SignedSource<<0b5ac712761a814d04d25df4e8e81b41>>
 * @relayHash 56e5171d3f462739627c53fb2086562d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab303024525d398ef9987bfbe9a2e440c00c18c800cbcfc32e2e38ff581d2295

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab303024525d398ef9987bfbe9a2e440c00c18c800cbcfc32e2e38ff581d2295",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
