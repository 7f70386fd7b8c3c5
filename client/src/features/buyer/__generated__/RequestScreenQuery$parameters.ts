/**
 * @generated SignedSource<<01d6434751a05f9e925b791234b0dfc2>>
 * @relayHash a4c580d73d87d7351e63511c80a75dbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9810093032ec4b193da74c87e5dddde883d81595e4e98430323da52aabaeaa00

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9810093032ec4b193da74c87e5dddde883d81595e4e98430323da52aabaeaa00",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
