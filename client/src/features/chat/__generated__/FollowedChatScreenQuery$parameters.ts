/**
 * @generated SignedSource<<dea346b464a7bfe79036bd04daae7dc6>>
 * @relayHash ce29ccd233b56ed8bf2ebe8d9ac17992
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39940a999386efbd90516f24947de9a04fd485e44c61f281e11ae73fea7a0725

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedChatScreenQuery } from './FollowedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39940a999386efbd90516f24947de9a04fd485e44c61f281e11ae73fea7a0725",
    "metadata": {},
    "name": "FollowedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
