/**
 * @generated SignedSource<<ee215b7735b09e6ba26ce37f66dff306>>
 * @relayHash a3bdb5d406edc509df8a4edade91a585
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10f9fec0c07e1060d742b547e412d3e1fadd2286d67373ff003fc76d3461cb8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10f9fec0c07e1060d742b547e412d3e1fadd2286d67373ff003fc76d3461cb8b",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
