/**
 * @generated SignedSource<<716eeb32133a8c415a6356e436d19c0b>>
 * @relayHash 6ed0b45c7988885acced50ab3e5ac9da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd30e458c55615e419723127b40f366d55609edac58f4c8887c9bfc90abf8415

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd30e458c55615e419723127b40f366d55609edac58f4c8887c9bfc90abf8415",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
