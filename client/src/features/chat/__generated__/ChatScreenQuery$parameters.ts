/**
 * @generated SignedSource<<45f421c630e8ef07df3105af5b358255>>
 * @relayHash bd4a4d122cb81dd58ef0a61f70ce3b09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b05e4fa290874f351515fc1202e9bd86ef12806ca9af769743b12ed599f62fe8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b05e4fa290874f351515fc1202e9bd86ef12806ca9af769743b12ed599f62fe8",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
