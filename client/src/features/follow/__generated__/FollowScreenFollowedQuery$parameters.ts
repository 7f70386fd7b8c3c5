/**
 * @generated SignedSource<<767fe735403e5651aec30e1ee742a364>>
 * @relayHash 16c43088c1c028c321a3324f4c395871
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5214edc2c5885db69cbd9055a688daa0a1b3b7b933c65a535c639a5d4a503cfd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5214edc2c5885db69cbd9055a688daa0a1b3b7b933c65a535c639a5d4a503cfd",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
