/**
 * @generated SignedSource<<6072ecb3616e93eef380311db9ddf8d6>>
 * @relayHash d9787404b6fea03275cabbdd70d9d328
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1676f332c05c7eaa64d9d119e7638a5349c9293955475065bd0650e791522e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1676f332c05c7eaa64d9d119e7638a5349c9293955475065bd0650e791522e9",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
