/**
 * @generated SignedSource<<140b75c1e8f997ea7d455af379f0e27d>>
 * @relayHash 6fc66cf8a0caa116e6f61ba6ec34572c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59ece3cd6f2c38ebcb2740b00c6188a59eaaa22d8c67a313e7f95bcd1e127ff0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59ece3cd6f2c38ebcb2740b00c6188a59eaaa22d8c67a313e7f95bcd1e127ff0",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
