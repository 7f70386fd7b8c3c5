/**
 * @generated SignedSource<<0b766cc2be107c44d65ceb1d2c9f0d26>>
 * @relayHash fa545bd81004c9e43c14687938391058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4c977de60194454d50316866d4316fdf0c1f79fa7696a47cc8297d7b8e9249b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomOrdersTabQuery } from './CustomOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<CustomOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4c977de60194454d50316866d4316fdf0c1f79fa7696a47cc8297d7b8e9249b",
    "metadata": {},
    "name": "CustomOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
