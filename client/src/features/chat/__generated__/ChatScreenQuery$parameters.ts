/**
 * @generated SignedSource<<dd09bcc334077710a22cf82ea1a7c750>>
 * @relayHash c4e2611e1317a36c2c4d19f55e1739a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 382711bad30c1c782e516983c228f1f350c8045996f615603e749981876ac103

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "382711bad30c1c782e516983c228f1f350c8045996f615603e749981876ac103",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
