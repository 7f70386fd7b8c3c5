/**
 * @generated SignedSource<<891833fd1e0a049e636443f2e62e6684>>
 * @relayHash ecc95be62132c2b60bc99ed0bf3695df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d32dbf32f3424e9813b5df8cf695b2a1f456024dbcba5224d1ebc80581d41b90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d32dbf32f3424e9813b5df8cf695b2a1f456024dbcba5224d1ebc80581d41b90",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
