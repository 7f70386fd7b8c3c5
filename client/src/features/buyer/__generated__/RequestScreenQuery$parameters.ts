/**
 * @generated SignedSource<<9eca7d8584ee2b022ff72d0cd0434e70>>
 * @relayHash 94da43c31df7a73e927476e0cc75ae93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c61a9771e6db87226b0dce014ed66f3eab10f32d63434700b8221f6345a844fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c61a9771e6db87226b0dce014ed66f3eab10f32d63434700b8221f6345a844fa",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
