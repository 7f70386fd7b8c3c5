/**
 * @generated SignedSource<<158409127a09cced3307ed443d13e1b4>>
 * @relayHash c8a86b943d38b66f36ea3b9b7b8fc2de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20fc5434200e42a548dc307b7ce5807e8251ebc66d3ebdf8c63931e5ab847fcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20fc5434200e42a548dc307b7ce5807e8251ebc66d3ebdf8c63931e5ab847fcd",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
