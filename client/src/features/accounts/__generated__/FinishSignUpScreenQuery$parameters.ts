/**
 * @generated SignedSource<<579d3e771b95fa6ca4a749613e7a2608>>
 * @relayHash f3317c617b22d3a3d242569d219851e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab8c908fb2497cdf325aec372500d3f20d30b636c1a4a0da0028e9b8c16db1c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinishSignUpScreenQuery } from './FinishSignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinishSignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab8c908fb2497cdf325aec372500d3f20d30b636c1a4a0da0028e9b8c16db1c6",
    "metadata": {},
    "name": "FinishSignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
