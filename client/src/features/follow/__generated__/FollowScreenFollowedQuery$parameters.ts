/**
 * @generated SignedSource<<4e51b2d463aa3fbac252cac0aca2da52>>
 * @relayHash 1f070f54fc60a5f36d72b6d76d59dbdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f421db546e54372a855e9615116a8b6de0eec82dde0ec0961dd82764e2683456

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f421db546e54372a855e9615116a8b6de0eec82dde0ec0961dd82764e2683456",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
