/**
 * @generated SignedSource<<e8705f9d4cc6d3ec722183e987877ae5>>
 * @relayHash c74845d23754d69988517e729cc878a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2828168ff7bf1a1cc792bc2c538410a1ccca158b0819957bf6a261a9bb07ceab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2828168ff7bf1a1cc792bc2c538410a1ccca158b0819957bf6a261a9bb07ceab",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
