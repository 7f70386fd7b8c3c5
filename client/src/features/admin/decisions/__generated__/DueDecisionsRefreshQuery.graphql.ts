/**
 * @generated SignedSource<<b9a6d37cc6464c55a25334b82e838a00>>
 * @relayHash 6f04d3411a12c0d1d685e0d10c7fb092
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fb8542ea40c3738734c8304bf20e1a781298e55572ca73354b98cfc533fe922

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueDecisionsRefreshQuery$variables = Record<PropertyKey, never>;
export type DueDecisionsRefreshQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DueDecisions_query">;
};
export type DueDecisionsRefreshQuery = {
  response: DueDecisionsRefreshQuery$data;
  variables: DueDecisionsRefreshQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DueDecisionsRefreshQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "DueDecisions_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DueDecisionsRefreshQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DueDecision",
        "kind": "LinkedField",
        "name": "dueDecisions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "words",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "since",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dueAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6fb8542ea40c3738734c8304bf20e1a781298e55572ca73354b98cfc533fe922",
    "metadata": {},
    "name": "DueDecisionsRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8ab22a961822e8c92e4fb7997ce21f06";

export default node;
