/**
 * @generated SignedSource<<a62e60585adfc8edace879bc079fe557>>
 * @relayHash 3e8ade6c8dfdd139e03bf586189b4cc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb8f2402f0de1291b987de6d6dbe877a0bd094a0cd18d0f45898b176d6a0557c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NoticePreferencesScreenQuery } from './NoticePreferencesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NoticePreferencesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb8f2402f0de1291b987de6d6dbe877a0bd094a0cd18d0f45898b176d6a0557c",
    "metadata": {},
    "name": "NoticePreferencesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
