/**
 * @generated SignedSource<<1f492f397cf1287b2dc0f88857c25eed>>
 * @relayHash 967c51148d9f5beaec5225a8bad69234
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7229d798cf3f2c73ebb02e051a08dd2fc752a3e6c4d8fb438b60fa49b7354e1

import type { ConcreteRequest } from 'relay-runtime';
export type useMessageNewsSubscription$variables = {
  orderId: string;
};
export type useMessageNewsSubscription$data = {
  readonly messageAdded: {
    readonly body: string;
    readonly createdAt: string;
    readonly id: string;
    readonly isMine: boolean;
    readonly senderName: string;
  } | null | undefined;
};
export type useMessageNewsSubscription = {
  response: useMessageNewsSubscription$data;
  variables: useMessageNewsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "orderId",
        "variableName": "orderId"
      }
    ],
    "concreteType": "Message",
    "kind": "LinkedField",
    "name": "messageAdded",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
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
        "name": "createdAt",
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
        "kind": "ScalarField",
        "name": "senderName",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMessageNewsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMessageNewsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f7229d798cf3f2c73ebb02e051a08dd2fc752a3e6c4d8fb438b60fa49b7354e1",
    "metadata": {},
    "name": "useMessageNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "34f8213a72b14d4897d5ae61196926bb";

export default node;
