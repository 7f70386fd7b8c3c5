/**
 * @generated SignedSource<<fa644b4a2bb06cce9281288716207f93>>
 * @relayHash 88bf3509bbc1c6e7a16f9e3ed5f1b672
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c6f87570fe54e74a82c74dcedf4c303240b988c5e5b44322fc164956199a4c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c6f87570fe54e74a82c74dcedf4c303240b988c5e5b44322fc164956199a4c2",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
