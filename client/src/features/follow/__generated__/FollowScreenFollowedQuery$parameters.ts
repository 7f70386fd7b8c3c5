/**
 * @generated SignedSource<<1e5414c1c461714069ef3b466a605f30>>
 * @relayHash 8ed47f0693224c750ba1691ea7c55328
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbc27f6c46097fbed3cd096fe0a816234b19fef6df81ff3e10fccefcb85fc1d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbc27f6c46097fbed3cd096fe0a816234b19fef6df81ff3e10fccefcb85fc1d4",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
