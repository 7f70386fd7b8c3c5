/**
 * @generated SignedSource<<023f1658703d4884d08471d643e759ab>>
 * @relayHash 1329dfb4ea0baa4b165f5ebd706b61f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39dabe84d8288d09a6613bba98e1992dd8389fb4ae6cb552407032dd9b6d3cf5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileTabQuery } from './ProfileTabQuery.graphql';

const node: PreloadableConcreteRequest<ProfileTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39dabe84d8288d09a6613bba98e1992dd8389fb4ae6cb552407032dd9b6d3cf5",
    "metadata": {},
    "name": "ProfileTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
