/**
 * @generated SignedSource<<e69cc7c74d1ee28afe37279346f28183>>
 * @relayHash ecdbbdd7bc683a0d53d208f261b0604a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a821969d768815d21d0b0aa54bc3fe4acdb1c3b90626c6e64a6a42db393fc2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinishSignUpScreenQuery } from './FinishSignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinishSignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a821969d768815d21d0b0aa54bc3fe4acdb1c3b90626c6e64a6a42db393fc2b",
    "metadata": {},
    "name": "FinishSignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
