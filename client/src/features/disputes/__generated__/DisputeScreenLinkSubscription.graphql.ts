/**
 * @generated SignedSource<<ee1a4aff4157255b69eca33a3cb819d9>>
 * @relayHash e42104eb020dc83647fadc2f7b57d5b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe2b0e813e65f8c6965ac59413a7ae9981967d464e51bafea1724c70e32eb25c

import type { ConcreteRequest } from 'relay-runtime';
export type DisputeScreenLinkSubscription$variables = Record<PropertyKey, never>;
export type DisputeScreenLinkSubscription$data = {
  readonly followedOrderUpdated: {
    readonly id: string;
  } | null | undefined;
};
export type DisputeScreenLinkSubscription = {
  response: DisputeScreenLinkSubscription$data;
  variables: DisputeScreenLinkSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Order",
    "kind": "LinkedField",
    "name": "followedOrderUpdated",
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
    "name": "DisputeScreenLinkSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DisputeScreenLinkSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fe2b0e813e65f8c6965ac59413a7ae9981967d464e51bafea1724c70e32eb25c",
    "metadata": {},
    "name": "DisputeScreenLinkSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "981b037103b88aa3d07f45b592213c13";

export default node;
