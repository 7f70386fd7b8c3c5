/**
 * @generated SignedSource<<73be904bd09a6fb33685db0e1a406124>>
 * @relayHash 6966c7d5de3ddf93bf5f9042dc052b20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 130c0e65a7dcea5a4b4376d1cc248d359d16f78135f7f5c26cf4f251cf0b3aa6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "130c0e65a7dcea5a4b4376d1cc248d359d16f78135f7f5c26cf4f251cf0b3aa6",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
