/**
 * @generated SignedSource<<db055549d364342a8c2ab030b4261afb>>
 * @relayHash 670a01f81faa70f171a8546181dbfc32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71b3439dd2c3ef415150a1265d2232941423cffbe9ea3d08b151d1dd2b48397d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedChatScreenQuery } from './FollowedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71b3439dd2c3ef415150a1265d2232941423cffbe9ea3d08b151d1dd2b48397d",
    "metadata": {},
    "name": "FollowedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
