/**
 * @generated SignedSource<<3bf4767cf9b0540dd0d4b3c7c91104c3>>
 * @relayHash 9166b1b87ac814d173a7bec731a21007
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20a5bc463d7d6fb031ed68675d59641832cd85a8be59b1082c4148e97a0fcfd7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePaymentCaseNewsSubscription$variables = Record<PropertyKey, never>;
export type usePaymentCaseNewsSubscription$data = {
  readonly paymentCaseUpdated: {
    readonly id: string;
    readonly isDue: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"paymentCaseColumns_paymentCase">;
  } | null | undefined;
};
export type usePaymentCaseNewsSubscription = {
  response: usePaymentCaseNewsSubscription$data;
  variables: usePaymentCaseNewsSubscription$variables;
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
  "name": "isDue",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePaymentCaseNewsSubscription",
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
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "paymentCaseColumns_paymentCase"
          }
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
    "name": "usePaymentCaseNewsSubscription",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "respondBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "booked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gatewayName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentRef",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "payer",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "orders",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shortId",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "20a5bc463d7d6fb031ed68675d59641832cd85a8be59b1082c4148e97a0fcfd7",
    "metadata": {},
    "name": "usePaymentCaseNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "af26869b07e53a000db644002ee50cfc";

export default node;
