/**
 * @generated SignedSource<<ddf61de37c53767939050c6901df70d6>>
 * @relayHash a99ce0792f669324e5b485d69b63b05f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5285799e0ffd8de316bb14bffe00cefef9c3e87ad022a083dc4ef9263350a198

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5285799e0ffd8de316bb14bffe00cefef9c3e87ad022a083dc4ef9263350a198",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
