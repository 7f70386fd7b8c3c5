/**
 * @generated SignedSource<<dac42711145bbcdcbc3f257369aa9d07>>
 * @relayHash 33ddd11043e3607926d668a5072e60ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bc2e5411dc3e77b2f7e425afc466b70a2a4c3d473bf9825a557684089717928

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bc2e5411dc3e77b2f7e425afc466b70a2a4c3d473bf9825a557684089717928",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
