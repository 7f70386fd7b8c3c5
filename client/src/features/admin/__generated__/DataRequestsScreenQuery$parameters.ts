/**
 * @generated SignedSource<<b7ca80335ea449e9e414e7deb90a2d59>>
 * @relayHash 050ce65aab20a11bcb435dc61ba3c743
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 468e07a9ebeb2a69b6edc379a96817af2bf87cee4866b3fc3d48b574d4207313

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataRequestsScreenQuery } from './DataRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DataRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "468e07a9ebeb2a69b6edc379a96817af2bf87cee4866b3fc3d48b574d4207313",
    "metadata": {},
    "name": "DataRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
