/**
 * @generated SignedSource<<dfdc000d3b1a881842b321cf4cc44d57>>
 * @relayHash 2f485f9f4fe82bd7d7a3663e719dbf68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26f1145a8b196bea1257c991b4071a1342a26ab9cff1ee5331993a9e85e9f660

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyerPanelQuery$variables = Record<PropertyKey, never>;
export type BuyerPanelQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"NotificationsCard_account" | "buyerCounts_account">;
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
],
v4 = {
  "alias": "allOrders",
  "args": [
    (v2/*:: as any*/),
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
  "selections": (v3/*:: as any*/),
  "storageKey": "orders(first:1,states:[\"PAID\",\"SHIPPED\",\"RECEIVED\",\"RELEASED\"])"
},
v5 = {
  "alias": "toShip",
  "args": [
    (v2/*:: as any*/),
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
  "selections": (v3/*:: as any*/),
  "storageKey": "orders(first:1,states:[\"PAID\"])"
},
v6 = {
  "alias": "onTheWay",
  "args": [
    (v2/*:: as any*/),
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
  "selections": (v3/*:: as any*/),
  "storageKey": "orders(first:1,states:[\"SHIPPED\"])"
},
v7 = {
  "alias": "active",
  "args": [
    (v2/*:: as any*/),
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
  "selections": (v3/*:: as any*/),
  "storageKey": "requests(first:1,states:[\"OPEN\"])"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offersToAnswer",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadMessages",
  "storageKey": null
},
v10 = {
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
          {
            "kind": "InlineDataFragmentSpread",
            "name": "buyerCounts_account",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationsCard_account"
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UnreadNotifications",
            "kind": "LinkedField",
            "name": "unreadNotifications",
            "plural": false,
            "selections": [
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
                "name": "ofMessages",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "26f1145a8b196bea1257c991b4071a1342a26ab9cff1ee5331993a9e85e9f660",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8dba157036da1ea82c3c5476e2f9b57d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
