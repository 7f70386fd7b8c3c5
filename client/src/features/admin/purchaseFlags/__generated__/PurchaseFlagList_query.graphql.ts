/**
 * @generated SignedSource<<a559bc66445fd4225bd295639be02402>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseFlagList_query$data = {
  readonly purchaseFlags: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"purchaseFlagColumns_flag">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PurchaseFlagList_query";
};
export type PurchaseFlagList_query$key = {
  readonly " $data"?: PurchaseFlagList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseFlagList_query">;
};

import PurchaseFlagListPaginationQuery_graphql from './PurchaseFlagListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "purchaseFlags"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "decided"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": PurchaseFlagListPaginationQuery_graphql
    }
  },
  "name": "PurchaseFlagList_query",
  "selections": [
    {
      "alias": "purchaseFlags",
      "args": [
        {
          "kind": "Variable",
          "name": "decided",
          "variableName": "decided"
        }
      ],
      "concreteType": "QueryPurchaseFlagsConnection",
      "kind": "LinkedField",
      "name": "__PurchaseFlagList_purchaseFlags_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QueryPurchaseFlagsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PurchaseFlag",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "purchaseFlagColumns_flag"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "e541c259c7416e838f3a7b8c51c6fcad";

export default node;
