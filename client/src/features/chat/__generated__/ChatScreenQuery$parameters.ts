/**
 * @generated SignedSource<<64c80be32f86cd811aa95466a088a24f>>
 * @relayHash f210b1cc6af03721b7154aed8dc97edb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f29716130143f68914be7b4ee35077fe338e24614424d70664477912281a0d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f29716130143f68914be7b4ee35077fe338e24614424d70664477912281a0d3",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
