/**
 * @generated SignedSource<<63021082793ed69601537ee7ef31eb25>>
 * @relayHash 2c060041167a1e51424e2af38ff86b0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db920c0aa170d1533ca7a3a8b0f5519eadb76eca2a8a0d21256daaac2e5764f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db920c0aa170d1533ca7a3a8b0f5519eadb76eca2a8a0d21256daaac2e5764f8",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
