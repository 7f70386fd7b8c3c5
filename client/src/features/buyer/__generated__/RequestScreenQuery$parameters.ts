/**
 * @generated SignedSource<<195aed87593b1766e7d82d95aa47d998>>
 * @relayHash ed37a812af9e524aff5b1c9ac94bcb44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf971a421f01ba0758bdae0e112a33515197be1294b078410d00dd9cfc3bb454

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf971a421f01ba0758bdae0e112a33515197be1294b078410d00dd9cfc3bb454",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
