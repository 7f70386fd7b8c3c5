/**
 * @generated SignedSource<<895e13612d2b1838415d65ccd2f27df4>>
 * @relayHash 5b4c24bafe1279466b11b75e975cc0a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c915485aefaf85cfd994f6a093fd1f3d4ff497a35c464d73995843dabd6a36d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c915485aefaf85cfd994f6a093fd1f3d4ff497a35c464d73995843dabd6a36d",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
