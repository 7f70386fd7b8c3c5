/**
 * @generated SignedSource<<d9cde146abe4c24706e1800d93ee5077>>
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
  readonly offersToAnswer: number | null | undefined;
  readonly onTheWay: {
    readonly totalCount: number;
  };
  readonly purchases: {
    readonly totalCount: number;
  };
  readonly toShip: {
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
      "alias": "toShip",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "PAID"
          ]
        }
      ],
      "concreteType": "AccountOrdersConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "orders(first:1,states:[\"PAID\"])"
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersToAnswer",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "64080b541f1563d156c041a32989a3a9";

export default node;
