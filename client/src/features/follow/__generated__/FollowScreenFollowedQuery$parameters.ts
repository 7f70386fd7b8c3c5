/**
 * @generated SignedSource<<4331aa9d4f75a975e120289da84e966b>>
 * @relayHash 97166bb2347331486a3bf8dfb8b9d83b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d54ff95e18b395db83642dd6827544e057b1697e8e76ba401269363c08558c07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d54ff95e18b395db83642dd6827544e057b1697e8e76ba401269363c08558c07",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
