/**
 * @generated SignedSource<<7b8ce3847acb70a18136b92da97660ee>>
 * @relayHash 1e15e15c6f0bf90d17eec014f35ce0c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff8a7469ad29c316990ad6d1af900bd151dae026fd839b99775276ab57992bbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NoticePreferencesScreenQuery } from './NoticePreferencesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NoticePreferencesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff8a7469ad29c316990ad6d1af900bd151dae026fd839b99775276ab57992bbe",
    "metadata": {},
    "name": "NoticePreferencesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
