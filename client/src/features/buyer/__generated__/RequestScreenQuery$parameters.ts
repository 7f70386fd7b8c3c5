/**
 * @generated SignedSource<<4da577a0ae31eeaaee7cb5bab5c7873c>>
 * @relayHash 47649b913b49665a3a34aa902a25e130
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d08914c76c2583e269cf0eb84607d90b702525cfe7334403ee9fbf91a4a33ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d08914c76c2583e269cf0eb84607d90b702525cfe7334403ee9fbf91a4a33ba",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
