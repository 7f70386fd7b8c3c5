/**
 * @generated SignedSource<<1b0a7037dbc0b3310f925255c295a310>>
 * @relayHash 66cc2b43645c03d5e8c9a40d2b180c88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53c9b43523f25a1b2545f08ba702eb921f0963704ca96e85340001e41db2e182

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useProviderNewsCountsQuery$variables = Record<PropertyKey, never>;
export type useProviderNewsCountsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCounters_query">;
};
export type useProviderNewsCountsQuery = {
  response: useProviderNewsCountsQuery$data;
  variables: useProviderNewsCountsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useProviderNewsCountsQuery",
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
    "name": "useProviderNewsCountsQuery",
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
    "id": "53c9b43523f25a1b2545f08ba702eb921f0963704ca96e85340001e41db2e182",
    "metadata": {},
    "name": "useProviderNewsCountsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "e7194770a20b22052255fa77a7263430";

export default node;
