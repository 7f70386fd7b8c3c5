/**
 * @generated SignedSource<<af65a9c49961a1961e588a642e7907ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparisonTab_account$data = {
  readonly id: string;
  readonly quoted: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly comparison: {
          readonly __typename: "OfferComparison";
        } | null | undefined;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"RequestOffers_request">;
      };
    }>;
  };
  readonly " $fragmentType": "ComparisonTab_account";
};
export type ComparisonTab_account$key = {
  readonly " $data"?: ComparisonTab_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonTab_account">;
};

import ComparisonTabPaginationQuery_graphql from './ComparisonTabPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "quoted"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": "PRICE",
      "kind": "LocalArgument",
      "name": "orderBy"
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
      "operation": ComparisonTabPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "ComparisonTab_account",
  "selections": [
    {
      "alias": "quoted",
      "args": [
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "ANSWERED"
          ]
        }
      ],
      "concreteType": "AccountRequestsConnection",
      "kind": "LinkedField",
      "name": "__ComparisonTab_quoted_connection",
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
                  "alias": null,
                  "args": null,
                  "concreteType": "OfferComparison",
                  "kind": "LinkedField",
                  "name": "comparison",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "args": [
                    {
                      "kind": "Variable",
                      "name": "orderBy",
                      "variableName": "orderBy"
                    }
                  ],
                  "kind": "FragmentSpread",
                  "name": "RequestOffers_request"
                },
                (v2/*:: as any*/)
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
      "storageKey": "__ComparisonTab_quoted_connection(states:[\"ANSWERED\"])"
    },
    (v1/*:: as any*/)
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "a93bf3b0e084cd3c83162afa26327ce7";

export default node;
