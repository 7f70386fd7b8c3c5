/**
 * @generated SignedSource<<89a6b59da1215c273aa874a3ab9f56c8>>
 * @relayHash 9b8351aaf7eee30e5c8b08b9a46ac17f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a6c7e045c4f6a48c25c33575db5fe683202d4e2b052ea7e5202228b83ed3eb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a6c7e045c4f6a48c25c33575db5fe683202d4e2b052ea7e5202228b83ed3eb6",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
