/**
 * @generated SignedSource<<76c866fa034d114e92fc81e80e0f28df>>
 * @relayHash ecdfe984fa81b9ca29d851edb96b34c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d7953a0cb84a7eeb903dcc03f04ab4a9769440a1cea924cb09e901fcc5d1ce8

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
          }
        ],
        "storageKey": null
      },
      {
        "alias": "oldest",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          {
            "kind": "Literal",
            "name": "status",
            "value": "PENDING"
          }
        ],
        "concreteType": "QueryProvidersConnection",
        "kind": "LinkedField",
        "name": "providers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryProvidersConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Provider",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "providers(first:1,status:\"PENDING\")"
      }
    ]
  },
  "params": {
    "id": "3d7953a0cb84a7eeb903dcc03f04ab4a9769440a1cea924cb09e901fcc5d1ce8",
    "metadata": {},
    "name": "ProviderCountersRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "8a2fcc725c7f924fbfbfaa548cfb1dc5";

export default node;
