/**
 * @generated SignedSource<<1bdb24a818e1f160e5834bf860187623>>
 * @relayHash 31883000f952daae977b4b07572e7991
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b57e3411372febbcdbca7adbd743ca9a51cf0d988abc6a8d6918ce91d9e0bdde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b57e3411372febbcdbca7adbd743ca9a51cf0d988abc6a8d6918ce91d9e0bdde",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
