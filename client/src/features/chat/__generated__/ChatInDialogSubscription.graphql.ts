/**
 * @generated SignedSource<<56e13b20e83f96300e1500e387d6fd38>>
 * @relayHash 2aabcf8367254951778f4e6e58de5481
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57a708fbaf6e707c8603fced2f0c1174b7975d561be1c49c614fef6f21be706e

import type { ConcreteRequest } from 'relay-runtime';
export type OrderState = "CANCELED" | "DISPUTED" | "PAID" | "PARTIALLY_REFUNDED" | "RECEIVED" | "REFUNDED" | "RELEASED" | "SHIPPED" | "%future added value";
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
export type ChatInDialogSubscription$variables = Record<PropertyKey, never>;
export type ChatInDialogSubscription$data = {
  readonly orderUpdated: {
    readonly history: ReadonlyArray<{
      readonly at: string;
      readonly state: OrderState;
      readonly words: string | null | undefined;
    }>;
    readonly status: {
      readonly label: string;
      readonly tone: StatusTone;
    };
  } | null | undefined;
};
export type ChatInDialogSubscription = {
  response: ChatInDialogSubscription$data;
  variables: ChatInDialogSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderStatus",
  "kind": "LinkedField",
  "name": "status",
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
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderEvent",
  "kind": "LinkedField",
  "name": "history",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "words",
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
    "name": "ChatInDialogSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "orderUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
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
    "name": "ChatInDialogSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "orderUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "57a708fbaf6e707c8603fced2f0c1174b7975d561be1c49c614fef6f21be706e",
    "metadata": {},
    "name": "ChatInDialogSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8932dba3414e36a5d35e5bf52c1c1d09";

export default node;
