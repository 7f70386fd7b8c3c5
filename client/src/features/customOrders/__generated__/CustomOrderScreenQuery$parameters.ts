/**
 * @generated SignedSource<<45b49b56fb8ad16efdcfc5b3e2764962>>
 * @relayHash 4c765badc0c439272746f7c26e84ed32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66e936ee35dc445de8947d4caf57c299f645f12cd4e1e98a45668f99add17d44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomOrderScreenQuery } from './CustomOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66e936ee35dc445de8947d4caf57c299f645f12cd4e1e98a45668f99add17d44",
    "metadata": {},
    "name": "CustomOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
