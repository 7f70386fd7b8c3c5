/**
 * @generated SignedSource<<6893af6ae727ee08fc8bc11ce3c82c47>>
 * @relayHash 2ef5bb19143ce0284a5a4c16c01309c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46eb51e03cf3c7a5c947d726fe909907a7b6da4ad2b1caf7fda8dcda065ae418

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46eb51e03cf3c7a5c947d726fe909907a7b6da4ad2b1caf7fda8dcda065ae418",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
