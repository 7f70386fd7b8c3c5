/**
 * @generated SignedSource<<04ad2549b759d8693729f9e8c12a9947>>
 * @relayHash b99101e5931695af9662f6ba0021836b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8fee15c3f76439212a2438db632a37a8106acc1535e56d561801b36d3a22647

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8fee15c3f76439212a2438db632a37a8106acc1535e56d561801b36d3a22647",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
