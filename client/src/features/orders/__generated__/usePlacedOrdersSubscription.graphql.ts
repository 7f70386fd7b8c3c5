/**
 * @generated SignedSource<<f6d2ee11018dca1eb8126895fc5c149c>>
 * @relayHash 7a1b798e3570537d9b74e1eebc467db4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abf0bdcd72cc8e00f93bb730cfbbf5f6658c1debacdff8462b7f2e6d5f762c10

import type { ConcreteRequest } from 'relay-runtime';
export type usePlacedOrdersSubscription$variables = Record<PropertyKey, never>;
export type usePlacedOrdersSubscription$data = {
  readonly orderPlaced: {
    readonly id: string;
    readonly lines: ReadonlyArray<{
      readonly description: string;
      readonly quantity: number;
    }>;
  } | null | undefined;
};
export type usePlacedOrdersSubscription = {
  response: usePlacedOrdersSubscription$data;
  variables: usePlacedOrdersSubscription$variables;
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
  "name": "description",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlacedOrdersSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "orderPlaced",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePlacedOrdersSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "orderPlaced",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "abf0bdcd72cc8e00f93bb730cfbbf5f6658c1debacdff8462b7f2e6d5f762c10",
    "metadata": {},
    "name": "usePlacedOrdersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6f52930fcc5fefa3f7495176c2720fb5";

export default node;
