/**
 * @generated SignedSource<<417980bb3ec208f3256a653a3b567bb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutBatchesScreen_query$data = {
  readonly payoutBatches: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"payoutBatchColumns_batch">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PayoutBatchesScreen_query";
};
export type PayoutBatchesScreen_query$key = {
  readonly " $data"?: PayoutBatchesScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutBatchesScreen_query">;
};

import PayoutBatchesScreenPaginationQuery_graphql from './PayoutBatchesScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "payoutBatches"
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
      "operation": PayoutBatchesScreenPaginationQuery_graphql
    }
  },
  "name": "PayoutBatchesScreen_query",
  "selections": [
    {
      "alias": "payoutBatches",
      "args": null,
      "concreteType": "QueryPayoutBatchesConnection",
      "kind": "LinkedField",
      "name": "__PayoutBatchesScreen_payoutBatches_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QueryPayoutBatchesConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PayoutBatch",
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
                  "name": "payoutBatchColumns_batch"
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

(node as any).hash = "ea7acc7f14ac3f17963443543050b41e";

export default node;
