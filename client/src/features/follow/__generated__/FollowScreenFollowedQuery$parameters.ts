/**
 * @generated SignedSource<<0ebe1693d71a5bb236c45ac01bed8410>>
 * @relayHash 22debfd580fe80bcbf03b4d8ea5f98d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a883ec2a23569178aa91044d8c244d630814785c531581fc4e6fba8c4e5e5a5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a883ec2a23569178aa91044d8c244d630814785c531581fc4e6fba8c4e5e5a5f",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
