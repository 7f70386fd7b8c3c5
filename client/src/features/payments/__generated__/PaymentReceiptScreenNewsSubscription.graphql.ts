/**
 * @generated SignedSource<<150dc4fe115e6707f34504c9cb9c3e1f>>
 * @relayHash 0760426f81661e5ad39b115855501dca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47a41bab772fb8f21dd67564ceba9fd5592a5e265024314d8ea10e2edbd89709

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentReceiptScreenNewsSubscription$variables = Record<PropertyKey, never>;
export type PaymentReceiptScreenNewsSubscription$data = {
  readonly checkoutUpdated: {
    readonly id: string;
  } | null | undefined;
};
export type PaymentReceiptScreenNewsSubscription = {
  response: PaymentReceiptScreenNewsSubscription$data;
  variables: PaymentReceiptScreenNewsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Checkout",
    "kind": "LinkedField",
    "name": "checkoutUpdated",
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
    "name": "PaymentReceiptScreenNewsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PaymentReceiptScreenNewsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "47a41bab772fb8f21dd67564ceba9fd5592a5e265024314d8ea10e2edbd89709",
    "metadata": {},
    "name": "PaymentReceiptScreenNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "56c3c77e0fa480f05dc149db64a45b55";

export default node;
