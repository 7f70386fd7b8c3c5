/**
 * @generated SignedSource<<804507edac74bd6390317c3e914634cf>>
 * @relayHash 74bfc0701008891378dd8f9281f1fb62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b05364f0e495d8983906ab6cd90df78538d12177fa0ccb4e84ca9f641e26dbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnRequestsTabQuery } from './OwnRequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<OwnRequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b05364f0e495d8983906ab6cd90df78538d12177fa0ccb4e84ca9f641e26dbe",
    "metadata": {},
    "name": "OwnRequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
