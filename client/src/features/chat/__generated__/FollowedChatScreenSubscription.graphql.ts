/**
 * @generated SignedSource<<60ed7a137d6f2b345c683010b506e033>>
 * @relayHash 195afee51a22262804f56654454201d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b93b78e8cca1f5bc5c70cb850c4aa0c32e6dbd70232ea93d2a8908e465c25f2

import type { ConcreteRequest } from 'relay-runtime';
export type OrderState = "CANCELED" | "DISPUTED" | "PAID" | "PARTIALLY_REFUNDED" | "RECEIVED" | "REFUNDED" | "RELEASED" | "SHIPPED" | "%future added value";
export type FollowedChatScreenSubscription$variables = Record<PropertyKey, never>;
export type FollowedChatScreenSubscription$data = {
  readonly followedOrderUpdated: {
    readonly conversation: {
      readonly otherPartyDeliveredUntil: string | null | undefined;
      readonly otherPartyReadUntil: string | null | undefined;
    } | null | undefined;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherPartyReadUntil",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherPartyDeliveredUntil",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversation",
            "plural": false,
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
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversation",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0b93b78e8cca1f5bc5c70cb850c4aa0c32e6dbd70232ea93d2a8908e465c25f2",
    "metadata": {},
    "name": "FollowedChatScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "cf98bbea442395e5f8f0fca831ddaca6";

export default node;
