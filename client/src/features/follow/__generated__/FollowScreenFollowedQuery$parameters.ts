/**
 * @generated SignedSource<<41f651e85363b835969fbc0fc9824db0>>
 * @relayHash 5b5dbd55e9c15f70aefde42668cda88b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71ffd2c8a798f7a6b137f8005dd9df4ecbeed2fe4cbe45fc2224258819b5a76e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71ffd2c8a798f7a6b137f8005dd9df4ecbeed2fe4cbe45fc2224258819b5a76e",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
