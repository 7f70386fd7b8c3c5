/**
 * @generated SignedSource<<884ced3941db22aa254b0fc7373a765c>>
 * @relayHash 6060e30a979fc89b981cd5fc3c010b9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba3f01c9016ded41370c94c4845aafb3515b9478af509612f42afa74def5b642

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba3f01c9016ded41370c94c4845aafb3515b9478af509612f42afa74def5b642",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
