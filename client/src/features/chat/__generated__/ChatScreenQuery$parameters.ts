/**
 * @generated SignedSource<<e79c2e7b57e5c1d5db17d222fd4aeb4d>>
 * @relayHash c9408c32f126d470896f905832937a44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de6a82f33ebdb714c221a6d0d2007ab75d319cd6428f7b454a9d985075e7c018

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de6a82f33ebdb714c221a6d0d2007ab75d319cd6428f7b454a9d985075e7c018",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
