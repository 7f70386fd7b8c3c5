/**
 * @generated SignedSource<<acb6503edde84bedc79ac30b3ae62dec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutBatchScreen_batch$data = {
  readonly closedAt: string;
  readonly exportedAt: string | null | undefined;
  readonly failed: {
    readonly amount: number;
    readonly count: number;
  };
  readonly filePath: string;
  readonly id: string;
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"payoutLineColumns_line">;
      };
    }>;
  };
  readonly paid: {
    readonly amount: number;
    readonly count: number;
  };
  readonly pending: {
    readonly amount: number;
    readonly count: number;
  };
  readonly total: {
    readonly amount: number;
    readonly count: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"payoutBatchColumns_batch">;
  readonly " $fragmentType": "PayoutBatchScreen_batch";
};
export type PayoutBatchScreen_batch$key = {
  readonly " $data"?: PayoutBatchScreen_batch$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutBatchScreen_batch">;
};

import PayoutBatchScreenPaginationQuery_graphql from './PayoutBatchScreenPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "lines"
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 50,
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
      "fragmentPathInResult": [
        "node"
      ],
      "operation": PayoutBatchScreenPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "PayoutBatchScreen_batch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exportedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filePath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutSum",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutSum",
      "kind": "LinkedField",
      "name": "pending",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutSum",
      "kind": "LinkedField",
      "name": "paid",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutSum",
      "kind": "LinkedField",
      "name": "failed",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "payoutBatchColumns_batch"
    },
    {
      "alias": "lines",
      "args": null,
      "concreteType": "PayoutBatchLinesConnection",
      "kind": "LinkedField",
      "name": "__PayoutBatchScreen_lines_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PayoutBatchLinesConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PayoutLine",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "payoutLineColumns_line"
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
    },
    (v2/*:: as any*/)
  ],
  "type": "PayoutBatch",
  "abstractKey": null
};
})();

(node as any).hash = "7b0bb8eb7439c0ac7b4e27e7bf0a0fb0";

export default node;
