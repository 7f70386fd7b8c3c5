/**
 * @generated SignedSource<<32cb712ff3f7468d5c51185df612bf1c>>
 * @relayHash 129627c70afc1e0e2219a363ddbc4e19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1fde8a1a8336159ca3e9198a797d725c033d56cec326be8359b49321822c936

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsTabQuery } from './RequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<RequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1fde8a1a8336159ca3e9198a797d725c033d56cec326be8359b49321822c936",
    "metadata": {},
    "name": "RequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
