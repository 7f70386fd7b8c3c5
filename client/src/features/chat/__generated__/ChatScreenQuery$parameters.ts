/**
 * @generated SignedSource<<fdcb70ff51b11885042a6b98df3980ad>>
 * @relayHash 264a0ca4118f60420f6bf57242df767e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c03e885fce4ab59d5e7436da7500ca87f84f35d9089002cb2d90a5a31daa011

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c03e885fce4ab59d5e7436da7500ca87f84f35d9089002cb2d90a5a31daa011",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
