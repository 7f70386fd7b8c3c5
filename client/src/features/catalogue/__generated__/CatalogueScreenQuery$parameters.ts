/**
 * @generated SignedSource<<2c1e23d4c7c27ae5aec1b16cdfe38b3d>>
 * @relayHash 89637b1b2afd58123bf8e60efc8c67b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bbc7774cd0ab4df5087d8e56296152ed1f5edb0adc8a5075b465ec0bd749e85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CatalogueScreenQuery } from './CatalogueScreenQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5bbc7774cd0ab4df5087d8e56296152ed1f5edb0adc8a5075b465ec0bd749e85",
    "metadata": {},
    "name": "CatalogueScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
