/**
 * @generated SignedSource<<9adfe56d160ef7ddba077cf7221abf58>>
 * @relayHash 8750ff8ca52b9ad73d2e636568b23c4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f869a5d48d970259bcaa33b958fd6fbd745fcaef59b0f2b2c4b770764efcb796

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NoticePreferencesScreenQuery } from './NoticePreferencesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NoticePreferencesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f869a5d48d970259bcaa33b958fd6fbd745fcaef59b0f2b2c4b770764efcb796",
    "metadata": {},
    "name": "NoticePreferencesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
