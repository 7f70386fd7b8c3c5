/**
 * @generated SignedSource<<8a7aa6bf0bad885fdcf6c17fb7bc428a>>
 * @relayHash c9c1a8c40b43078b08b43172977134b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56d9993e44e913571e76834425ccee845f280cbd2f334aa86dcf548931d0c3d3

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
            "name": "changes",
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
    "id": "56d9993e44e913571e76834425ccee845f280cbd2f334aa86dcf548931d0c3d3",
    "metadata": {},
    "name": "ProviderCountersRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "ce1bd6b033f14a10ab5da474f799e724";

export default node;
