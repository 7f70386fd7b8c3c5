/**
 * @generated SignedSource<<171e6abf00b06fe5e10e156f9cabae87>>
 * @relayHash 42b9df62f0f57cf7aa39bfe1a38ce534
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc374f4555ce385502c04f85035efbfa83263ab3ccd3c742ef56dfdf14321d5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderDashboardScreenQuery } from './ProviderDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProviderDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc374f4555ce385502c04f85035efbfa83263ab3ccd3c742ef56dfdf14321d5c",
    "metadata": {},
    "name": "ProviderDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
