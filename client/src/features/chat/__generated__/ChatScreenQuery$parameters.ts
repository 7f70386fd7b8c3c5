/**
 * @generated SignedSource<<9b8830cbc9cead78c4efa1256756cb08>>
 * @relayHash a52f5e5d2452c09372de927ffd9e95ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9553186eaa4035011d79cefa41486cacd4c3b7937e9e994395fbe93f255c9329

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9553186eaa4035011d79cefa41486cacd4c3b7937e9e994395fbe93f255c9329",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
