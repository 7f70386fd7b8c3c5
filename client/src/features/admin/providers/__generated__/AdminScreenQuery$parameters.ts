/**
 * @generated SignedSource<<299737fcb22f57c5fbae394e050f2922>>
 * @relayHash df6a1b271ffd83b5ae91f90a179d3310
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c13408e46861f895193782bf0c864842976b14fe9588f59436bf321c061926d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c13408e46861f895193782bf0c864842976b14fe9588f59436bf321c061926d9",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
