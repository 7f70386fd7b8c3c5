/**
 * @generated SignedSource<<2af8407385a90d79385cdb4828da42d2>>
 * @relayHash acd5c2d3e742786cc63f93e27e9a17c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7fd0b6cc4c6a533ca5c013e0806e2b97b68ca0af115e519b6bbca568a02ebd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { homeQuery } from './homeQuery.graphql';

const node: PreloadableConcreteRequest<homeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7fd0b6cc4c6a533ca5c013e0806e2b97b68ca0af115e519b6bbca568a02ebd1",
    "metadata": {},
    "name": "homeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
