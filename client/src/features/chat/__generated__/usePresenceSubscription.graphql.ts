/**
 * @generated SignedSource<<297bf9c316bf052b3b55c2d4b76bd060>>
 * @relayHash b59da87fc7aadf4a1f367473cab749f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc8e49eb77399883d0e89df7c062e00b6afb3cbae9bf5d95ef62ba0866c0c2e5

import type { ConcreteRequest } from 'relay-runtime';
export type usePresenceSubscription$variables = {
  orderId: string;
};
export type usePresenceSubscription$data = {
  readonly otherPartyPresence: {
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
    "id": "bc8e49eb77399883d0e89df7c062e00b6afb3cbae9bf5d95ef62ba0866c0c2e5",
    "metadata": {},
    "name": "usePresenceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a3f93889804af4823ba11046c6122a3a";

export default node;
