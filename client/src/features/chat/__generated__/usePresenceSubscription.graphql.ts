/**
 * @generated SignedSource<<3a8fad726935764d9c79381d85237338>>
 * @relayHash fe12b1759eb1048c7c4a7116f59e9c7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0edcef7de21551bd165de2322631e6ba5a19ee2abb71430579994872ea7a2566

import type { ConcreteRequest } from 'relay-runtime';
export type usePresenceSubscription$variables = {
  orderId: string;
};
export type usePresenceSubscription$data = {
  readonly otherPartyPresence: {
    readonly hasArrived: boolean;
    readonly isTyping: boolean;
  } | null | undefined;
};
export type usePresenceSubscription = {
  response: usePresenceSubscription$data;
  variables: usePresenceSubscription$variables;
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
    "concreteType": "OtherPartyPresence",
    "kind": "LinkedField",
    "name": "otherPartyPresence",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isTyping",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasArrived",
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
    "name": "usePresenceSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePresenceSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0edcef7de21551bd165de2322631e6ba5a19ee2abb71430579994872ea7a2566",
    "metadata": {},
    "name": "usePresenceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "45a8b12d0069b3f329f9803e6a80736f";

export default node;
