/**
 * @generated SignedSource<<77955a00169aa6328335d76bfd9a01aa>>
 * @relayHash 7afbd2bc0dd201e7710f1e1a92c33a19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0ba27e931df143c8b598c8226298bffebdaa75bd47cd784443fddc60b66578c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0ba27e931df143c8b598c8226298bffebdaa75bd47cd784443fddc60b66578c",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
