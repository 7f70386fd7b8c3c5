/**
 * @generated SignedSource<<6e465711e99c0d93aae69bbac598b16f>>
 * @relayHash dd994ba1cfd491a4ea5370c6b5a16328
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8912f82e71e1b2c3269bee611aa05903018a9cbb362d431a5688a69d0328317

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscountTabQuery } from './DiscountTabQuery.graphql';

const node: PreloadableConcreteRequest<DiscountTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8912f82e71e1b2c3269bee611aa05903018a9cbb362d431a5688a69d0328317",
    "metadata": {},
    "name": "DiscountTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
