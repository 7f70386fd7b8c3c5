/**
 * @generated SignedSource<<0b2a671271311f0dcf646d32b67740fc>>
 * @relayHash 194b65e587c0333c4ec010690d3f1409
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ab5d8869146bc948c4cb53cc9be03344da5180cf57a6b57145ff3fded540470

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ab5d8869146bc948c4cb53cc9be03344da5180cf57a6b57145ff3fded540470",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
