/**
 * @generated SignedSource<<3d0afefe6c934171743bb09dbd10717a>>
 * @relayHash 2189d05428165df9d852d20b457140e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc08fb52ff9011c608158187a4165f29dc73ff16a229c83bd5d936cfee79b202

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsCasesSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsCasesSubscription$data = {
  readonly paymentCaseUpdated: {
    readonly __typename: "PaymentCase";
  } | null | undefined;
};
export type useDecisionNewsCasesSubscription = {
  response: useDecisionNewsCasesSubscription$data;
  variables: useDecisionNewsCasesSubscription$variables;
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
    "name": "useDecisionNewsCasesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentCase",
        "kind": "LinkedField",
        "name": "paymentCaseUpdated",
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
    "name": "useDecisionNewsCasesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentCase",
        "kind": "LinkedField",
        "name": "paymentCaseUpdated",
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
    "id": "dc08fb52ff9011c608158187a4165f29dc73ff16a229c83bd5d936cfee79b202",
    "metadata": {},
    "name": "useDecisionNewsCasesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "091bb5d73bfc201896b3674ecf2bdd2e";

export default node;
