/**
 * @generated SignedSource<<a9f4c6a706950a312e38ae146e40f122>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverdueReceiptsScreen_query$data = {
  readonly overdueOrders: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"overdueReceiptColumns_order">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "OverdueReceiptsScreen_query";
};
export type OverdueReceiptsScreen_query$key = {
  readonly " $data"?: OverdueReceiptsScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverdueReceiptsScreen_query">;
};

import OverdueReceiptsScreenPaginationQuery_graphql from './OverdueReceiptsScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "overdueOrders"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": OverdueReceiptsScreenPaginationQuery_graphql
    }
  },
  "name": "OverdueReceiptsScreen_query",
  "selections": [
    {
      "alias": "overdueOrders",
      "args": null,
      "concreteType": "QueryOverdueOrdersConnection",
      "kind": "LinkedField",
      "name": "__OverdueReceiptsScreen_overdueOrders_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QueryOverdueOrdersConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Order",
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
                  "name": "overdueReceiptColumns_order"
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

(node as any).hash = "781fb7e4f62015912aa93e4e9f60da22";

export default node;
