/**
 * @generated SignedSource<<35ba86f1623d87dc325615a821122360>>
 * @relayHash d56dc976dae8165b52a543b4730957d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a44e3a9d4959a67ea7fe6aee4af96b6bd4adac38b1ee20d6f6ad54c61e81ea9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a44e3a9d4959a67ea7fe6aee4af96b6bd4adac38b1ee20d6f6ad54c61e81ea9",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
