/**
 * @generated SignedSource<<916e0d1df8fa5792979b527a66880e8d>>
 * @relayHash bb517b337f8f17f4ccb086caa3c96a1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91de040c9884ca0c70a1829f6c3a32c5d364513b953cae8938be89c4ab14fcd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedChatScreenQuery } from './FollowedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91de040c9884ca0c70a1829f6c3a32c5d364513b953cae8938be89c4ab14fcd7",
    "metadata": {},
    "name": "FollowedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
