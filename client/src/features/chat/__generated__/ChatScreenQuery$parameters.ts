/**
 * @generated SignedSource<<6851ae66b65849e607051341d45651a2>>
 * @relayHash ba4e1c23d0a24954c932cc9c13eec1d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a6802a1a464e14f179cfb74e75e4b6a6dd11fd8e773829cb31df1cb0ac98ac1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a6802a1a464e14f179cfb74e75e4b6a6dd11fd8e773829cb31df1cb0ac98ac1",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
