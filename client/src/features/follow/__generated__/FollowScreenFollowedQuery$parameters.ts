/**
 * @generated SignedSource<<354cc322ece30c45afcc845eb36307f3>>
 * @relayHash 05e89a191010a0dc90284676e289d546
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dab93090a4cd8870faf57f17307eaf9ec8811c7b832244bcbde222313ba7dfd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dab93090a4cd8870faf57f17307eaf9ec8811c7b832244bcbde222313ba7dfd1",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
