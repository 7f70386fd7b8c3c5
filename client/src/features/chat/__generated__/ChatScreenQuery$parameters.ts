/**
 * @generated SignedSource<<8f69fc235cb6ad92b8c833c0a0ff7260>>
 * @relayHash cdb3d3a5b170031a70324a4c32196433
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6be80df0f180f8933440500d65bfbe7f4ce4e4985b642ff3784b911237e8281e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6be80df0f180f8933440500d65bfbe7f4ce4e4985b642ff3784b911237e8281e",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
