/**
 * @generated SignedSource<<6d59fb199099d3198bf7fa178cf51fd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderCounters_query$data = {
  readonly providerCounts: {
    readonly approved: number;
    readonly changes: number;
    readonly pending: number;
    readonly rejected: number;
    readonly suspended: number;
    readonly total: number;
    readonly waitsSince: string | null | undefined;
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
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ae340d4987db03411e06da31dc28a430";

export default node;
