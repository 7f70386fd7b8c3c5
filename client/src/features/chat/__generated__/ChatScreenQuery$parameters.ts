/**
 * @generated SignedSource<<e30400f59f78ffc6f01a6f4372257388>>
 * @relayHash 0b9b4c2146364579bdc6faf47eb52e51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d294b94d61c992b7df50c6ed90bfbf9f5f41b1292d597a1f7723598fcba8c669

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d294b94d61c992b7df50c6ed90bfbf9f5f41b1292d597a1f7723598fcba8c669",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
