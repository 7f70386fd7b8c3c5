/**
 * @generated SignedSource<<7780463c4938d1cb643d755bcee22123>>
 * @relayHash 14d76ff6e70544fa2a01435bb8d75dcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 731494667d2b9b668d9ab39b4deffcb8760beaa359e6a009018db97db2eb506a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminRequestScreenQuery } from './AdminRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "731494667d2b9b668d9ab39b4deffcb8760beaa359e6a009018db97db2eb506a",
    "metadata": {},
    "name": "AdminRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
