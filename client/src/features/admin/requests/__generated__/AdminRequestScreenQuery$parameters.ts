/**
 * @generated SignedSource<<d694c863ea0c9c09f23dafd0d2e1fd1b>>
 * @relayHash ed052f12f17e4c5eaef61e6968974559
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d65e5bb4bf17bdaf48b40f5ed4220aaf372080f1b8ddb5d355dfd30948b6ed49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminRequestScreenQuery } from './AdminRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d65e5bb4bf17bdaf48b40f5ed4220aaf372080f1b8ddb5d355dfd30948b6ed49",
    "metadata": {},
    "name": "AdminRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
