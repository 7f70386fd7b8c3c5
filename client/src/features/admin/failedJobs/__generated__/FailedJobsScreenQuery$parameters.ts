/**
 * @generated SignedSource<<a73b7d6d96ea600f4b4e03cd954c3648>>
 * @relayHash 7761e0b0fd98de25fa4a4db12c172ccb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c20758d4387ea5250c6a0b9c472ff48069226deb07b12c0b52fe03b2c05a2db4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FailedJobsScreenQuery } from './FailedJobsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FailedJobsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c20758d4387ea5250c6a0b9c472ff48069226deb07b12c0b52fe03b2c05a2db4",
    "metadata": {},
    "name": "FailedJobsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
