/**
 * @generated SignedSource<<165b2344bb9b4c451a7ddbea407f297e>>
 * @relayHash d94bcea109a4cbf662dc120eb189103d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84486fa3b0a3e0915d8e99e8217845e29d23754503ce09d298fd2d191075cbed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesTabQuery } from './SalesTabQuery.graphql';

const node: PreloadableConcreteRequest<SalesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84486fa3b0a3e0915d8e99e8217845e29d23754503ce09d298fd2d191075cbed",
    "metadata": {},
    "name": "SalesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
