/**
 * @generated SignedSource<<0e336ef66c2b012497ab3d57355d244c>>
 * @relayHash c88ca8ad72cc81c862eb066e4617f80a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b289d8b08dde5b7dbfc01cf13fc69b728e0a99cae42d26d9839a569e4b50627e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b289d8b08dde5b7dbfc01cf13fc69b728e0a99cae42d26d9839a569e4b50627e",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
