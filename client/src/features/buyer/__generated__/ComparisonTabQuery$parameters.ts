/**
 * @generated SignedSource<<dcb6db09bf749947b2860c086c905143>>
 * @relayHash 6d29779755c5c87bd7745de44b4720a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c72bc91cab2bc632fb046dde74ba2f1d52e21310710f2c32f77f6795488e6ed0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c72bc91cab2bc632fb046dde74ba2f1d52e21310710f2c32f77f6795488e6ed0",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
