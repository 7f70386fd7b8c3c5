/**
 * @generated SignedSource<<504d948dbc76798f9626e248611d302f>>
 * @relayHash 9f3dc2a80b20017e1b6faf15e3288356
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7aca7f5a6ae33fcbf5dda1a455fb336001c24acea85524c0a5b6254cd4137058

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7aca7f5a6ae33fcbf5dda1a455fb336001c24acea85524c0a5b6254cd4137058",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
