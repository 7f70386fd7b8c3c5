/**
 * @generated SignedSource<<ad6f5861f19720103f72642e6227e7de>>
 * @relayHash 5ead3937cc8376bb6eee67589e12fd50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6b69793bbe6be24389fc13fc952e03505d305e060631f26b99a03540a06fc0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6b69793bbe6be24389fc13fc952e03505d305e060631f26b99a03540a06fc0e",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
