/**
 * @generated SignedSource<<9fdde2b13d14bb9b4faa0d3bdc8bae39>>
 * @relayHash 10dfc5454b17f7901149c6f9a983b8c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75a927eeec485a233a4c1a9f18a0c7bded2ee4a55cf79945389d6608432deaaf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyerPanelQuery$variables = Record<PropertyKey, never>;
export type BuyerPanelQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly name: string;
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
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "75a927eeec485a233a4c1a9f18a0c7bded2ee4a55cf79945389d6608432deaaf",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5cc412b9d2e7d5cc22e0acfee4b1e98c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
