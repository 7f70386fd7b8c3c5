/**
 * @generated SignedSource<<e337293ac9bfebbca6e6f3163ba83f5f>>
 * @relayHash 52c969d9b16239ac924be0d9c748a2c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 670c4c4f8528bf698b45d2784ca6b1493e9f49e0aea9be6f726208cb62a42b0c

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
    readonly otherPartyDeliveredUntil: string | null | undefined;
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
        "kind": "ScalarField",
        "name": "otherPartyDeliveredUntil",
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
    "id": "670c4c4f8528bf698b45d2784ca6b1493e9f49e0aea9be6f726208cb62a42b0c",
    "metadata": {},
    "name": "useUnreadNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7d11a58a8a725a52fcc082d582451865";

export default node;
