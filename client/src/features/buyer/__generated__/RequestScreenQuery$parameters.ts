/**
 * @generated SignedSource<<0754fbbcc0711d5d78685d17f5f457b0>>
 * @relayHash dd10f499ecedb9838ed421e8e986e23b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 808c05dbafb5f69f1adf0986a858e2029828d110f8e2f8c490a89b645a681307

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "808c05dbafb5f69f1adf0986a858e2029828d110f8e2f8c490a89b645a681307",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
