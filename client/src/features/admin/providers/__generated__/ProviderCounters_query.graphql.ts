/**
 * @generated SignedSource<<e3f1fbc6f43c306711310e8a3381e19b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderCounters_query$data = {
  readonly oldest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
      };
    }>;
  } | null | undefined;
  readonly providerCounts: {
    readonly approved: number;
    readonly pending: number;
    readonly rejected: number;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "ProviderCounters_query";
};
export type ProviderCounters_query$key = {
  readonly " $data"?: ProviderCounters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCounters_query">;
};

import ProviderCountersRefreshQuery_graphql from './ProviderCountersRefreshQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": ProviderCountersRefreshQuery_graphql
    }
  },
  "name": "ProviderCounters_query",
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
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8a2fcc725c7f924fbfbfaa548cfb1dc5";

export default node;
