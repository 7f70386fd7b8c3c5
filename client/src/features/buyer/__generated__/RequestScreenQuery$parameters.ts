/**
 * @generated SignedSource<<b6ca53332762439faea0e7f623f7002f>>
 * @relayHash a73f4bd5e62c4de0f1c5063525eb2353
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29c1cd04a214cb1b35d6be2d464bc0e5530893a3488fe785d621e4360e00f1d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29c1cd04a214cb1b35d6be2d464bc0e5530893a3488fe785d621e4360e00f1d5",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
