/**
 * @generated SignedSource<<6f3fc3eaa09759b4417307557f85a139>>
 * @relayHash da027a56a635cfa496ca67bf5c261b6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4cc9de5b1f57f2ba1271986ba0bb5fad2eece475fbd7fe31e94f1fbb5d47ee7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminRequestScreenQuery } from './AdminRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4cc9de5b1f57f2ba1271986ba0bb5fad2eece475fbd7fe31e94f1fbb5d47ee7",
    "metadata": {},
    "name": "AdminRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
