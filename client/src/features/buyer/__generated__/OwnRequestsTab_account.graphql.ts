/**
 * @generated SignedSource<<8f07c46cab80ff8ce7b26eaae54867c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnRequestsTab_account$data = {
  readonly id: string;
  readonly paid: {
    readonly totalCount: number;
  };
  readonly removed: {
    readonly totalCount: number;
  };
  readonly requests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"OwnRequestRow_request">;
      };
    }>;
  };
  readonly " $fragmentType": "OwnRequestsTab_account";
};
export type OwnRequestsTab_account$key = {
  readonly " $data"?: OwnRequestsTab_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnRequestsTab_account">;
};

import OwnRequestsTabPaginationQuery_graphql from './OwnRequestsTabPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "requests"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": OwnRequestsTabPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "OwnRequestsTab_account",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": "paid",
      "args": [
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "AWARDED"
          ]
        }
      ],
      "concreteType": "AccountRequestsConnection",
      "kind": "LinkedField",
      "name": "requests",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": "requests(first:1,states:[\"AWARDED\"])"
    },
    {
      "alias": "removed",
      "args": [
        {
          "kind": "Literal",
          "name": "deleted",
          "value": true
        },
        (v2/*:: as any*/)
      ],
      "concreteType": "AccountRequestsConnection",
      "kind": "LinkedField",
      "name": "requests",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": "requests(deleted:true,first:1)"
    },
    {
      "alias": "requests",
      "args": [
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "OPEN",
            "ANSWERED",
            "CLOSED",
            "CANCELED",
            "EXPIRED"
          ]
        }
      ],
      "concreteType": "AccountRequestsConnection",
      "kind": "LinkedField",
      "name": "__OwnRequestsTab_requests_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountRequestsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PartRequest",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "OwnRequestRow_request"
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
      "storageKey": "__OwnRequestsTab_requests_connection(states:[\"OPEN\",\"ANSWERED\",\"CLOSED\",\"CANCELED\",\"EXPIRED\"])"
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "f88a65b3cd3435065020bf0ce6b532cc";

export default node;
