/**
 * @generated SignedSource<<9a795ea9c60e807a5a470ba0b388fe04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type buyerCounts_account$data = {
  readonly active: {
    readonly totalCount: number;
  };
  readonly answered: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly comparison: {
          readonly count: number;
        } | null | undefined;
      };
    }>;
  };
  readonly onTheWay: {
    readonly totalCount: number;
  };
  readonly purchases: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "buyerCounts_account";
};
export type buyerCounts_account$key = {
  readonly " $data"?: buyerCounts_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"buyerCounts_account">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "buyerCounts_account",
  "selections": [
    {
      "alias": "purchases",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "PAID",
            "SHIPPED",
            "RECEIVED",
            "RELEASED"
          ]
        }
      ],
      "concreteType": "AccountOrdersConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "orders(first:1,states:[\"PAID\",\"SHIPPED\",\"RECEIVED\",\"RELEASED\"])"
    },
    {
      "alias": "onTheWay",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "SHIPPED"
          ]
        }
      ],
      "concreteType": "AccountOrdersConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "orders(first:1,states:[\"SHIPPED\"])"
    },
    {
      "alias": "active",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "OPEN",
            "ANSWERED"
          ]
        }
      ],
      "concreteType": "AccountRequestsConnection",
      "kind": "LinkedField",
      "name": "requests",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "requests(first:1,states:[\"OPEN\",\"ANSWERED\"])"
    },
    {
      "alias": "answered",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
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
      "name": "requests",
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
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "OfferComparison",
                  "kind": "LinkedField",
                  "name": "comparison",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "count",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "requests(first:100,states:[\"ANSWERED\"])"
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "b783082e0a27ee620553abac7463d0a8";

export default node;
