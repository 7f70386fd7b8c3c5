/**
 * @generated SignedSource<<7ed2bf85a5cf54dc8cbb23dfe5c27e96>>
 * @relayHash 7e25b8bff402bf26a85cc346e564d5fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d06fe1dd41d5654a256908ae76d5889f279952a5697be7a664b3a3e24f8f9434

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountSecurityScreenQuery } from './AccountSecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountSecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d06fe1dd41d5654a256908ae76d5889f279952a5697be7a664b3a3e24f8f9434",
    "metadata": {},
    "name": "AccountSecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
