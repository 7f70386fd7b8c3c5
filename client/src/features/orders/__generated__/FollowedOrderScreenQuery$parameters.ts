/**
 * @generated SignedSource<<2f58965581236b5b7d0cde93143ab8d8>>
 * @relayHash 533280cc613874ff397b1085240dd970
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7468805ba03d813e5035d77a93f8a66be1fd6a26bf916b1a02c1eda0903d2071

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedOrderScreenQuery } from './FollowedOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7468805ba03d813e5035d77a93f8a66be1fd6a26bf916b1a02c1eda0903d2071",
    "metadata": {},
    "name": "FollowedOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
