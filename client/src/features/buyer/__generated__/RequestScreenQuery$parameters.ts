/**
 * @generated SignedSource<<aa74441549554783d5c1f76ce7e931e5>>
 * @relayHash b78134446720a09ef99ee0c793afc5b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b614e993f73f20d6907b9f3e765a9998f6e65c14b810d1f48899e8b2ce5e8b42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b614e993f73f20d6907b9f3e765a9998f6e65c14b810d1f48899e8b2ce5e8b42",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
