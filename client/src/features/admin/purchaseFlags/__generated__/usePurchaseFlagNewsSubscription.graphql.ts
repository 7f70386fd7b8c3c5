/**
 * @generated SignedSource<<61f64687cab5c3ad32a3722cb3920430>>
 * @relayHash 4cf3eefe43fa00663c4f753a42bce8e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 930d7b582c286cd2701a322e0e192c7734b446d0d936c7ffc60af87ea22e7be4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PurchaseFlagOutcome = "CLEARED" | "CONFIRMED" | "%future added value";
export type usePurchaseFlagNewsSubscription$variables = Record<PropertyKey, never>;
export type usePurchaseFlagNewsSubscription$data = {
  readonly purchaseFlagUpdated: {
    readonly id: string;
    readonly outcome: PurchaseFlagOutcome | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"purchaseFlagColumns_flag">;
  } | null | undefined;
};
export type usePurchaseFlagNewsSubscription = {
  response: usePurchaseFlagNewsSubscription$data;
  variables: usePurchaseFlagNewsSubscription$variables;
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
  "name": "outcome",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePurchaseFlagNewsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PurchaseFlag",
        "kind": "LinkedField",
        "name": "purchaseFlagUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "purchaseFlagColumns_flag"
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
    "name": "usePurchaseFlagNewsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PurchaseFlag",
        "kind": "LinkedField",
        "name": "purchaseFlagUpdated",
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
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "flaggedAt",
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
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
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
            "concreteType": "PartRequest",
            "kind": "LinkedField",
            "name": "request",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "930d7b582c286cd2701a322e0e192c7734b446d0d936c7ffc60af87ea22e7be4",
    "metadata": {},
    "name": "usePurchaseFlagNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0adff81da6723b8a7a28f7827d15722e";

export default node;
