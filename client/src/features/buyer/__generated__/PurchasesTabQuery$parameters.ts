/**
 * @generated SignedSource<<1b402976db95fb804100667f80a4456f>>
 * @relayHash fc9b90eed8d3d653e8a1cd112f6abfbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06c15c79ed7cb9b8353cb751ce9335a1b9fe40ee574d791db209578e7eaba8e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasesTabQuery } from './PurchasesTabQuery.graphql';

const node: PreloadableConcreteRequest<PurchasesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06c15c79ed7cb9b8353cb751ce9335a1b9fe40ee574d791db209578e7eaba8e5",
    "metadata": {},
    "name": "PurchasesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
