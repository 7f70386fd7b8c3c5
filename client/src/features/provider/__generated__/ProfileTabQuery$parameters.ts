/**
 * @generated SignedSource<<70fac52c2f0ddc774826c4c6df571308>>
 * @relayHash 709a195eb8a2382d64001b967808bd39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ae0c8ebc6dfa7204651a47a634d9f33587f1844002d5d817db39a5c905906e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileTabQuery } from './ProfileTabQuery.graphql';

const node: PreloadableConcreteRequest<ProfileTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ae0c8ebc6dfa7204651a47a634d9f33587f1844002d5d817db39a5c905906e3",
    "metadata": {},
    "name": "ProfileTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
