/**
 * @generated SignedSource<<9a4ba70331415ff18310bfb2d5b33bcb>>
 * @relayHash b5032c7c2b7d99665d90d9aba241e3ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d95b08b10cc22c5e4882645ec4e618895569cbeed28786034167a697882b295

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderCountersRefreshQuery$variables = Record<PropertyKey, never>;
export type ProviderCountersRefreshQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCounters_query">;
};
export type ProviderCountersRefreshQuery = {
  response: ProviderCountersRefreshQuery$data;
  variables: ProviderCountersRefreshQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProviderCountersRefreshQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ProviderCounters_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProviderCountersRefreshQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ProviderCounts",
        "kind": "LinkedField",
        "name": "providerCounts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pending",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "approved",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rejected",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "waitsSince",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9d95b08b10cc22c5e4882645ec4e618895569cbeed28786034167a697882b295",
    "metadata": {},
    "name": "ProviderCountersRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "b7dfc264f712c0cc9778fcb9db01d04b";

export default node;
