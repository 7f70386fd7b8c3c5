/**
 * @generated SignedSource<<eb597e45ec043b789980da22c812dda0>>
 * @relayHash d231d377fe4ef14b3450e942bc84fcbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f52a9d7d4fb3301e76426a3f752194e45ec38f0cfed60d167dc0c72eff0384a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f52a9d7d4fb3301e76426a3f752194e45ec38f0cfed60d167dc0c72eff0384a3",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
