/**
 * @generated SignedSource<<8fe0c8279fd03cef1729f4d9a0332cce>>
 * @relayHash c4a12d160eb4734a41e38d818f80bfd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f89ed9cb4d43047fe18e4396e3d0af3965c30ef024198ee94f2d3a5d8a4972f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f89ed9cb4d43047fe18e4396e3d0af3965c30ef024198ee94f2d3a5d8a4972f",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
