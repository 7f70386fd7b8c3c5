/**
 * @generated SignedSource<<ed7f797b27c191601ed7f41c0a73c001>>
 * @relayHash 190a4166aa8e641d69f9c2fbae79e5f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df6e20fa1a622fdb2c59c6acbabed7500d2ecb0fc8c40218496cc290472b4e32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df6e20fa1a622fdb2c59c6acbabed7500d2ecb0fc8c40218496cc290472b4e32",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
