/**
 * @generated SignedSource<<777a58f5dd3ad3cecb4cb17a510b182c>>
 * @relayHash 0d9833da11af9feb54a19badf5bc9ce2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41ea5a2c0cf8e4c58cc1a3a414c1c741ac8ea2c2f0529b92373920ff864078ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41ea5a2c0cf8e4c58cc1a3a414c1c741ac8ea2c2f0529b92373920ff864078ba",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
