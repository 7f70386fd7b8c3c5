/**
 * @generated SignedSource<<8708cfd546d4c189365846e9d585d772>>
 * @relayHash a3d3cedf2ab27e825eae9e148c287c88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 919e3e3ab0fd7576717d27cbb4defde951e79f947563c0dd957ef7d1310747d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComparisonTabQuery } from './ComparisonTabQuery.graphql';

const node: PreloadableConcreteRequest<ComparisonTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "919e3e3ab0fd7576717d27cbb4defde951e79f947563c0dd957ef7d1310747d1",
    "metadata": {},
    "name": "ComparisonTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
