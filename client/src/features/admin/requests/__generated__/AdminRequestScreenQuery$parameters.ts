/**
 * @generated SignedSource<<686459ee9cf2d8e22051ece8a5b29eb2>>
 * @relayHash 8d2320cc95c8d60f77350181ebbe31a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dc59f1e99e75ad11aaff9b0766dc5a572d57a2b58e7957eb1cb055e953e6c6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminRequestScreenQuery } from './AdminRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dc59f1e99e75ad11aaff9b0766dc5a572d57a2b58e7957eb1cb055e953e6c6a",
    "metadata": {},
    "name": "AdminRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
