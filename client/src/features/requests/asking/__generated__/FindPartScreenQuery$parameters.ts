/**
 * @generated SignedSource<<4e74353eaa26e7fc0f567008a85917f5>>
 * @relayHash c02a0a3fe7af3b3cb409d6e83cb34df3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 514e46406e5baad4a105c4968910841ada3ca14c5ba26b3aaa9f0451f3fb2f02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindPartScreenQuery } from './FindPartScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindPartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "514e46406e5baad4a105c4968910841ada3ca14c5ba26b3aaa9f0451f3fb2f02",
    "metadata": {},
    "name": "FindPartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
