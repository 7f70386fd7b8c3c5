/**
 * @generated SignedSource<<ec38f1e41d8d58316b4c1612e84318cb>>
 * @relayHash 94e3273903f5f5da4d958cbfc30b35c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f86386d383b8baab49a195c40cf22945464e0877d942818959d10857453943a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnRequestsTabQuery } from './OwnRequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<OwnRequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f86386d383b8baab49a195c40cf22945464e0877d942818959d10857453943a3",
    "metadata": {},
    "name": "OwnRequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
