/**
 * @generated SignedSource<<857d6e15945532785412c9e025f90cca>>
 * @relayHash 35223fcfc7e89f18215cf61c099385df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cb4753990ef9a3a9f618af3ff75587078d7b07ac29b6e80905a6ac076a8a89b

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsOrdersSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsOrdersSubscription$data = {
  readonly overdueOrderUpdated: {
    readonly __typename: "Order";
  } | null | undefined;
};
export type useDecisionNewsOrdersSubscription = {
  response: useDecisionNewsOrdersSubscription$data;
  variables: useDecisionNewsOrdersSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecisionNewsOrdersSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "overdueOrderUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDecisionNewsOrdersSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "overdueOrderUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "8cb4753990ef9a3a9f618af3ff75587078d7b07ac29b6e80905a6ac076a8a89b",
    "metadata": {},
    "name": "useDecisionNewsOrdersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6e3a7027d9cedb6d3fa38bda1d2d2c01";

export default node;
