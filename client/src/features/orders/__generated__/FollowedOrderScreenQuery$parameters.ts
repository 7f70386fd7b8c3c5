/**
 * @generated SignedSource<<8ab936b57914d34773168c9acc708369>>
 * @relayHash 8a6101b8199690d4b5e3409549d1dc5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93080573d6efc4d81092fecbe355bfddef5c1910bdd808c6be9635e4f6bc5632

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedOrderScreenQuery } from './FollowedOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93080573d6efc4d81092fecbe355bfddef5c1910bdd808c6be9635e4f6bc5632",
    "metadata": {},
    "name": "FollowedOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
