/**
 * @generated SignedSource<<e2aa6cad4418c1f3fb13c5bf53bd3e76>>
 * @relayHash f2d93347236304bbae6a202935158737
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0a28198b284364853c543408c4896898d9b4036f20d45b0ee5f113115100c59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsScreenQuery } from './NotificationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0a28198b284364853c543408c4896898d9b4036f20d45b0ee5f113115100c59",
    "metadata": {},
    "name": "NotificationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
