/**
 * @generated SignedSource<<36006b5ad5ecc54edd5fcba7a37962c7>>
 * @relayHash 21f914609d2ba38426f42e4b2e5b9bf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bb7e1a2c70327dc104519ff586d6a52c3560938ebb2da5a7ae8a070141e949c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4bb7e1a2c70327dc104519ff586d6a52c3560938ebb2da5a7ae8a070141e949c",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
