/**
 * @generated SignedSource<<8a9bb2a203610313f1568a524e685116>>
 * @relayHash 85b179bade62247b3b0f6bdd4019ee36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a52c159eab92e785e88807c42ccd04c8ff8147404ce224d5b78e5f5ae140ade

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedOrderScreenQuery } from './FollowedOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a52c159eab92e785e88807c42ccd04c8ff8147404ce224d5b78e5f5ae140ade",
    "metadata": {},
    "name": "FollowedOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
