/**
 * @generated SignedSource<<2bc821e4ce3c82ec8477746b9f3b8c14>>
 * @relayHash 988f55c4ef1d1493b9a789b48e6a5a34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27ae1cd0e8d1315adcf2eeed99e458eae28298adfbdb1c6625898bd995d578eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27ae1cd0e8d1315adcf2eeed99e458eae28298adfbdb1c6625898bd995d578eb",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
