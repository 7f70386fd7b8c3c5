/**
 * @generated SignedSource<<09ec6df60169e3c9ffbebd9944c019cb>>
 * @relayHash 3f7b269f38f4705eb0740b9432265e3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46cf350e6369066caa33922a0e5d740f9de1256d3a8f823553fc9ffad169f794

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FailedJobsScreenQuery } from './FailedJobsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FailedJobsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46cf350e6369066caa33922a0e5d740f9de1256d3a8f823553fc9ffad169f794",
    "metadata": {},
    "name": "FailedJobsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
