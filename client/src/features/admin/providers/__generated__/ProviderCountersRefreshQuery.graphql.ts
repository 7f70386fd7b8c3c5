/**
 * @generated SignedSource<<c6c6db9bec6dd59a7490a52f1494f278>>
 * @relayHash 487776738cb7544aa270e37f0fd19195
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81ce58ef7d841cb38afca2ac13d4f3ed6d068e0dae25e7fb55e62fc2fc443455

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
            "name": "suspended",
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
    "id": "81ce58ef7d841cb38afca2ac13d4f3ed6d068e0dae25e7fb55e62fc2fc443455",
    "metadata": {},
    "name": "ProviderCountersRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "ae340d4987db03411e06da31dc28a430";

export default node;
