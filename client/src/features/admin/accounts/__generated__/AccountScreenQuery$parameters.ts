/**
 * @generated SignedSource<<8e7545ec0dc91aaa16b365fc7a6b2a16>>
 * @relayHash 39c86617078e4fe8bcdcc2144c6fe026
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f9b50c190e9f7c3f871b0bf9582560e647a8dedef5283503d060279f66d2cd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f9b50c190e9f7c3f871b0bf9582560e647a8dedef5283503d060279f66d2cd1",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
