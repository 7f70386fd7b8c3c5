/**
 * @generated SignedSource<<740aeccf427601c3bca17d4327dcf94b>>
 * @relayHash 11da7d551af6314d3c352946a5fb9493
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3483a222b3fb3576f756d67364a1f5d5d1dbdecd26d9809a1677f6e5ca598810

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NoticePreferencesScreenQuery } from './NoticePreferencesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NoticePreferencesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3483a222b3fb3576f756d67364a1f5d5d1dbdecd26d9809a1677f6e5ca598810",
    "metadata": {},
    "name": "NoticePreferencesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
