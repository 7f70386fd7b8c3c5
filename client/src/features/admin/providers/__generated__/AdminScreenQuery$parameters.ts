/**
 * @generated SignedSource<<0be37c4b341fdc8c3d42d067011f8a36>>
 * @relayHash 3a3d9ad39d6413e49316ac39836d032b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4c1854b9acda63311acf6de18db70864e4d40e2f66cd742cc7344fdd0e7f159

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4c1854b9acda63311acf6de18db70864e4d40e2f66cd742cc7344fdd0e7f159",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
