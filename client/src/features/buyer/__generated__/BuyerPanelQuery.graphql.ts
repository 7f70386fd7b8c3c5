/**
 * @generated SignedSource<<697f5fdf6258082ce5ad8a27c5aef60c>>
 * @relayHash 30c28b58432137fb9ef33e34e8591929
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5af5bd7cadd95bfea6aeac1f0846f8420537f062773874d6412e2a676379ef94

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
export type BuyerPanelQuery$variables = Record<PropertyKey, never>;
export type BuyerPanelQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly name: string;
    readonly profileStatus: {
      readonly label: string;
      readonly tone: StatusTone;
    };
    readonly " $fragmentSpreads": FragmentRefs<"buyerCounts_account">;
  } | null | undefined;
};
export type BuyerPanelQuery = {
  response: BuyerPanelQuery$data;
  variables: BuyerPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Status",
  "kind": "LinkedField",
  "name": "profileStatus",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tone",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v5 = {
  "alias": "allOrders",
  "args": [
    (v3/*:: as any*/),
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
  "selections": (v4/*:: as any*/),
  "storageKey": "orders(first:1,states:[\"PAID\",\"SHIPPED\",\"RECEIVED\",\"RELEASED\"])"
},
v6 = {
  "alias": "toShip",
  "args": [
    (v3/*:: as any*/),
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
  "selections": (v4/*:: as any*/),
  "storageKey": "orders(first:1,states:[\"PAID\"])"
},
v7 = {
  "alias": "onTheWay",
  "args": [
    (v3/*:: as any*/),
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
  "selections": (v4/*:: as any*/),
  "storageKey": "orders(first:1,states:[\"SHIPPED\"])"
},
v8 = {
  "alias": "active",
  "args": [
    (v3/*:: as any*/),
    {
      "kind": "Literal",
      "name": "states",
      "value": [
        "OPEN"
      ]
    }
  ],
  "concreteType": "AccountRequestsConnection",
  "kind": "LinkedField",
  "name": "requests",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": "requests(first:1,states:[\"OPEN\"])"
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offersToAnswer",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadMessages",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BuyerPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "buyerCounts_account",
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BuyerPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5af5bd7cadd95bfea6aeac1f0846f8420537f062773874d6412e2a676379ef94",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "362c4c4e0a88fe07cff9b176ec7e2e2e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
