/**
 * @generated SignedSource<<7864d68466cd25f1e2154d255a996678>>
 * @relayHash 1d8ebaf4fd005acba9fbf30278b60c09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6bb4b865ca52d62714f31b9fbb86ae1bd6429ad3bd392a874997c6eb88cccbf

import type { ConcreteRequest } from 'relay-runtime';
export type useUnreadNewsSubscription$variables = Record<PropertyKey, never>;
export type useUnreadNewsSubscription$data = {
  readonly conversationUpdated: {
    readonly id: string;
    readonly latest: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly body: string;
          readonly id: string;
          readonly isMine: boolean;
        };
      }>;
    };
    readonly order: {
      readonly id: string;
      readonly unreadCount: number | null | undefined;
    };
    readonly otherPartyName: string;
    readonly unreadCount: number;
  } | null | undefined;
};
export type useUnreadNewsSubscription = {
  response: useUnreadNewsSubscription$data;
  variables: useUnreadNewsSubscription$variables;
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
  "name": "unreadCount",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Conversation",
    "kind": "LinkedField",
    "name": "conversationUpdated",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "otherPartyName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "latest",
        "args": [
          {
            "kind": "Literal",
            "name": "last",
            "value": 1
          }
        ],
        "concreteType": "MessageConnection",
        "kind": "LinkedField",
        "name": "messages",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MessageEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Message",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "body",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isMine",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "messages(last:1)"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnreadNewsSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUnreadNewsSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b6bb4b865ca52d62714f31b9fbb86ae1bd6429ad3bd392a874997c6eb88cccbf",
    "metadata": {},
    "name": "useUnreadNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f79e6f761bdacd06d383c5a9ea8cafc8";

export default node;
