/**
 * @generated SignedSource<<88f7a5f8ad7bb93a1c95432955c5d1d1>>
 * @relayHash e76d8b27e2e2d738d685331fe96934b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97d896245c7bb7dbf2446fa0ff3ad42c9d1720b53714a863749a684563928d9f

import type { ConcreteRequest } from 'relay-runtime';
export type OrderState = "CANCELED" | "DISPUTED" | "PAID" | "PARTIALLY_REFUNDED" | "RECEIVED" | "REFUNDED" | "RELEASED" | "SHIPPED" | "%future added value";
export type FollowedChatScreenSubscription$variables = Record<PropertyKey, never>;
export type FollowedChatScreenSubscription$data = {
  readonly followedOrderUpdated: {
    readonly history: ReadonlyArray<{
      readonly at: string;
      readonly state: OrderState;
      readonly words: string | null | undefined;
    }>;
  } | null | undefined;
};
export type FollowedChatScreenSubscription = {
  response: FollowedChatScreenSubscription$data;
  variables: FollowedChatScreenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "name": "FollowedChatScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "followedOrderUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "FollowedChatScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "followedOrderUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "97d896245c7bb7dbf2446fa0ff3ad42c9d1720b53714a863749a684563928d9f",
    "metadata": {},
    "name": "FollowedChatScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6a97676ef63223ac570f39e00b00b625";

export default node;
