/**
 * @generated SignedSource<<1eeead730fda7184615693863793939f>>
 * @relayHash 48e1295fece55cafcd8429af217fe6f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f927a286b2b74bddf38bf8facafdca4c290b93b721237238affa19009ae4395

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f927a286b2b74bddf38bf8facafdca4c290b93b721237238affa19009ae4395",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
