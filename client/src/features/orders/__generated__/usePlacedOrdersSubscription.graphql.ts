/**
 * @generated SignedSource<<af03971fcabb74302ef17088882ee1fb>>
 * @relayHash d9d16b36c09d4e05e1fa2fc4ad9d14e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 066e4b7de552a532509b5013a17c6a7ea0d64a885a690f943efbc105354bccb1

import type { ConcreteRequest } from 'relay-runtime';
export type usePlacedOrdersSubscription$variables = Record<PropertyKey, never>;
export type usePlacedOrdersSubscription$data = {
  readonly orderPlaced: {
    readonly id: string;
    readonly request: {
      readonly mainPart: {
        readonly description: string;
      };
    };
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
            "concreteType": "PartRequest",
            "kind": "LinkedField",
            "name": "request",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RequestedPart",
                "kind": "LinkedField",
                "name": "mainPart",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/)
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
            "concreteType": "PartRequest",
            "kind": "LinkedField",
            "name": "request",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RequestedPart",
                "kind": "LinkedField",
                "name": "mainPart",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
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
    "id": "066e4b7de552a532509b5013a17c6a7ea0d64a885a690f943efbc105354bccb1",
    "metadata": {},
    "name": "usePlacedOrdersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7945f11a95546d879e82311fac6111fc";

export default node;
