/**
 * @generated SignedSource<<3cff062ec4c24f7903af8ef5a61988e7>>
 * @relayHash 607769c1164a37cd153f4acb3c1859ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d45368d444fa97bf003b6384bf085b05bd4794f8f03b76b03f84d68039960f3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d45368d444fa97bf003b6384bf085b05bd4794f8f03b76b03f84d68039960f3f",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
