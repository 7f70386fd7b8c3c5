/**
 * @generated SignedSource<<8e3dfb994d7bb82386dfe3b80021373c>>
 * @relayHash 3a382175a12df2a1acd0b153b1c3f367
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c025b4336dfbdf349aeda02892054ceee3d0a57c1b36fe68dcc9568bbaa69b9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessageReportsScreenQuery } from './MessageReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MessageReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c025b4336dfbdf349aeda02892054ceee3d0a57c1b36fe68dcc9568bbaa69b9e",
    "metadata": {},
    "name": "MessageReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
