/**
 * @generated SignedSource<<86114f9793a278cbde31085705de801a>>
 * @relayHash 073726033d919c3d4bb9301f4e4b319e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f8bd2a5d561ef622ae91edbb7e120ea072140a1ddccef76e0c91e01d150a0e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedOrderScreenQuery } from './FollowedOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f8bd2a5d561ef622ae91edbb7e120ea072140a1ddccef76e0c91e01d150a0e1",
    "metadata": {},
    "name": "FollowedOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
