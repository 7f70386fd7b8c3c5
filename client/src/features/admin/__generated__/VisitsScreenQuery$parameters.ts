/**
 * @generated SignedSource<<0eea824a885e7e67d7f1347d39c7a824>>
 * @relayHash e6ddaed889a0694be2de8b06717f9c59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eea0f493c75bedf2d28375f94e679482d0c5d5f2c9eabe54ee08efdd4f35a77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VisitsScreenQuery } from './VisitsScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0eea0f493c75bedf2d28375f94e679482d0c5d5f2c9eabe54ee08efdd4f35a77",
    "metadata": {},
    "name": "VisitsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
