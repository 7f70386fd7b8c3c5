/**
 * @generated SignedSource<<8dc23c03467925d966a7d51069b56b7d>>
 * @relayHash acc9bfabb5cb336fafcc21157295a756
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f7b326020321946c3d87010628b46abc8c13ccdad2199b4207a4f2c684cdffd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f7b326020321946c3d87010628b46abc8c13ccdad2199b4207a4f2c684cdffd",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
