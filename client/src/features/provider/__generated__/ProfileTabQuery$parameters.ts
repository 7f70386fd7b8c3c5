/**
 * @generated SignedSource<<b570ad0d2336fcfa9fea62cad4348bfd>>
 * @relayHash 2a0a5648cf4346a9e040b9e14dc095b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13381ca84bacf8a5fde718232e3db1e93b7e9a84d31981f7cf6241113dc23df7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileTabQuery } from './ProfileTabQuery.graphql';

const node: PreloadableConcreteRequest<ProfileTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13381ca84bacf8a5fde718232e3db1e93b7e9a84d31981f7cf6241113dc23df7",
    "metadata": {},
    "name": "ProfileTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
