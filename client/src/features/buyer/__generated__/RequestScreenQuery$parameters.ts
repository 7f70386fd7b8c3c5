/**
 * @generated SignedSource<<bf12507d0a6fd080a165069a6ea10c47>>
 * @relayHash 45166354aaca3a4932ef3476da816a05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcd3ef1023dce30dd5900600575218a95e4203a8fe1f31609eaab01ccc77a9a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dcd3ef1023dce30dd5900600575218a95e4203a8fe1f31609eaab01ccc77a9a1",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
