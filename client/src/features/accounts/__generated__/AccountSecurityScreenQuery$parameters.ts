/**
 * @generated SignedSource<<c4c1ad86783e8e9b260b51776ce57ed3>>
 * @relayHash 27afc1662c856b8d8b44572a7739667c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 064fef890a8d757b0e6b26fca01e385a4c681731b38fa9c746b4a3e58b2a8fd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountSecurityScreenQuery } from './AccountSecurityScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountSecurityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "064fef890a8d757b0e6b26fca01e385a4c681731b38fa9c746b4a3e58b2a8fd4",
    "metadata": {},
    "name": "AccountSecurityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
