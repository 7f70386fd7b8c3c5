/**
 * @generated SignedSource<<856c919aefe630970aadbde591823162>>
 * @relayHash dd2856f123147ba6e87847abbdaae1f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e721bf91a672befd5a345d2c8d23dd87899b9aef37ad565ab70203d9c73c9a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e721bf91a672befd5a345d2c8d23dd87899b9aef37ad565ab70203d9c73c9a4",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
