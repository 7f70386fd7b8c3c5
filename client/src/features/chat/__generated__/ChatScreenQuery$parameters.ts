/**
 * @generated SignedSource<<be0e6c52df7d18cf8f7d661705abe041>>
 * @relayHash 3c0864329c77ed494c7b722b8b2bd77e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e577284024feaf3abec0f7419cf640de036d8cdfc8aaf5245ec644c114d7b7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e577284024feaf3abec0f7419cf640de036d8cdfc8aaf5245ec644c114d7b7d",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
