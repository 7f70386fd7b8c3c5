/**
 * @generated SignedSource<<4b07b9c1539c0fbc6a86bff686d8e644>>
 * @relayHash 7ec934571bddaa80a3eb938fe31fd135
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7a95c7b408aa87182ac02eb3151985583c6910810d025c067c7c1ffeba602c1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettleCaseDialogQuery$variables = {
  id: string;
};
export type SettleCaseDialogQuery$data = {
  readonly node: {
    readonly paymentCase: {
      readonly " $fragmentSpreads": FragmentRefs<"SettleCaseDialog_paymentCase">;
    } | null | undefined;
  } | null | undefined;
};
export type SettleCaseDialogQuery = {
  response: SettleCaseDialogQuery$data;
  variables: SettleCaseDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SettleCaseDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SettleCaseDialog_paymentCase"
                }
              ],
              "type": "PaymentCase",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "paymentCase"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SettleCaseDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isLoss",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "owedToPayer",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ChargeableOrder",
                "kind": "LinkedField",
                "name": "chargeable",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "orderId",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
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
                  (v2/*:: as any*/),
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
            "type": "PaymentCase",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d7a95c7b408aa87182ac02eb3151985583c6910810d025c067c7c1ffeba602c1",
    "metadata": {},
    "name": "SettleCaseDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "37d053f7e3b161d6408f90d054f4803c";

export default node;
