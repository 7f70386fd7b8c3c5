/**
 * @generated SignedSource<<3a3a337f9ad9b3dc1078da23c666204c>>
 * @relayHash db5470d28422fa5eb96b939214a5dd07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbe7414d85b9d4c654e0a1a351498f0271343602d9ec0eb56b36d79ef8d71a66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbe7414d85b9d4c654e0a1a351498f0271343602d9ec0eb56b36d79ef8d71a66",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
