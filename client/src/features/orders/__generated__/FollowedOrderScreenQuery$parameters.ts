/**
 * @generated SignedSource<<21abbb5a5e4b816f6cee3e77a3fc0974>>
 * @relayHash 6611d83ef8233b32add8936b5374e422
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a57a0454f9edc6d935a0c35e5c1760001e6519199f2f3c0ec971335d0d8393c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedOrderScreenQuery } from './FollowedOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a57a0454f9edc6d935a0c35e5c1760001e6519199f2f3c0ec971335d0d8393c6",
    "metadata": {},
    "name": "FollowedOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
