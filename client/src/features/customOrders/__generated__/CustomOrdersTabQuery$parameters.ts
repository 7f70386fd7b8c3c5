/**
 * @generated SignedSource<<a808d26e038613fa373802c3c42839e4>>
 * @relayHash 2bf8a344a5133a60b4c711c12294ab6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c1c9670bfa435be13c09869282343b6ebe6a8fc62c69b10ccb5188910774c04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomOrdersTabQuery } from './CustomOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<CustomOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c1c9670bfa435be13c09869282343b6ebe6a8fc62c69b10ccb5188910774c04",
    "metadata": {},
    "name": "CustomOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
