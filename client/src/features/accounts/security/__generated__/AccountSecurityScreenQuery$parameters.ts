/**
 * @generated SignedSource<<ced20c4f2cb8319e0c96e1d1f0e2f80f>>
 * @relayHash e9e409e182775b368e18122b9841dbe9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 987e3bf61522e1ceb01cab33c5261d0b1dd57476273f3b12e2a5d22a10fe385e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountSecurityScreenQuery } from './AccountSecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountSecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "987e3bf61522e1ceb01cab33c5261d0b1dd57476273f3b12e2a5d22a10fe385e",
    "metadata": {},
    "name": "AccountSecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
