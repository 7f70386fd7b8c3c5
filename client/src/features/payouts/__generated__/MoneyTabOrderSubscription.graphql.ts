/**
 * @generated SignedSource<<d1c8959f44d0b841e252f4df908a7a63>>
 * @relayHash 24ec54f45f815e37076f0533e5806afa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 752c6154ac89f91df5827c4f1408d9db983b096c818a145bd26b51f833541820

import type { ConcreteRequest } from 'relay-runtime';
export type MoneyTabOrderSubscription$variables = Record<PropertyKey, never>;
export type MoneyTabOrderSubscription$data = {
  readonly orderUpdated: {
    readonly id: string;
  } | null | undefined;
};
export type MoneyTabOrderSubscription = {
  response: MoneyTabOrderSubscription$data;
  variables: MoneyTabOrderSubscription$variables;
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
    "name": "MoneyTabOrderSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MoneyTabOrderSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "752c6154ac89f91df5827c4f1408d9db983b096c818a145bd26b51f833541820",
    "metadata": {},
    "name": "MoneyTabOrderSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2956435bd5c114873e04431198522fe3";

export default node;
