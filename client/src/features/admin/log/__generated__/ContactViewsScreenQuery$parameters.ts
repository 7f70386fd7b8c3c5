/**
 * @generated SignedSource<<94bcd41aeae3598321f9264f66f48df7>>
 * @relayHash 40f3dc39b97267ceddfb4a88d97db63b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed1f066ef754640002b56cd35a59977327e85226e73d3d56f345549189d66339

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactViewsScreenQuery } from './ContactViewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactViewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed1f066ef754640002b56cd35a59977327e85226e73d3d56f345549189d66339",
    "metadata": {},
    "name": "ContactViewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
