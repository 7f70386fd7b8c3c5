/**
 * @generated SignedSource<<e51dae0033136009070784a81ba85dca>>
 * @relayHash 866a653a76e4c1e1788727a0a7e9a2cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a1201104ee63560f8732a5ce192161a212923a19e017931fb09494774a6ff90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedChatScreenQuery } from './FollowedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a1201104ee63560f8732a5ce192161a212923a19e017931fb09494774a6ff90",
    "metadata": {},
    "name": "FollowedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
