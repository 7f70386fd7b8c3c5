/**
 * @generated SignedSource<<e5df630c64e76cbeaea0269f336c27d2>>
 * @relayHash 5c081b0a9ed8e86b253df2e5b61bddbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 349841780f6816b46b55a9a68144e01665e19315f74ef812fb8e7cd9249293b7

import type { ConcreteRequest } from 'relay-runtime';
export type DisputeScreenSubscription$variables = Record<PropertyKey, never>;
export type DisputeScreenSubscription$data = {
  readonly orderUpdated: {
    readonly id: string;
  } | null | undefined;
};
export type DisputeScreenSubscription = {
  response: DisputeScreenSubscription$data;
  variables: DisputeScreenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "orderUpdated",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DisputeScreenSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DisputeScreenSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "349841780f6816b46b55a9a68144e01665e19315f74ef812fb8e7cd9249293b7",
    "metadata": {},
    "name": "DisputeScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "79dae0f059abee7869e3efa6b2f4f806";

export default node;
