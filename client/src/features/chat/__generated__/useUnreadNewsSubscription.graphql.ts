/**
 * @generated SignedSource<<9c87d67858be7f89ba872e5c2032fb86>>
 * @relayHash c921f71f30d36db32883c15f1d1e4725
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e5203b14e2497002b0b116b2e8d299ac49ee7d17713e98d13ae62bf947c56fc

import type { ConcreteRequest } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
export type useUnreadNewsSubscription$variables = Record<PropertyKey, never>;
export type useUnreadNewsSubscription$data = {
  readonly conversationUpdated: {
    readonly id: string;
    readonly latest: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly body: string;
          readonly files: ReadonlyArray<{
            readonly kind: FileKind;
          }>;
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
    readonly otherPartyReadUntil: string | null | undefined;
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
        "kind": "ScalarField",
        "name": "otherPartyReadUntil",
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AttachedFile",
                    "kind": "LinkedField",
                    "name": "files",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      }
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
    "id": "8e5203b14e2497002b0b116b2e8d299ac49ee7d17713e98d13ae62bf947c56fc",
    "metadata": {},
    "name": "useUnreadNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6c3e50449fd1aef3b696ef4b89b0b4d4";

export default node;
