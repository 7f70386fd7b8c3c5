/**
 * @generated SignedSource<<32c03e4c8ab700c0cd23fbc38ab11ecb>>
 * @relayHash 3771344f8d82950c784e8dd8736e07b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fb4fda48e818adb7271f06f488432d475da08723d80e5d69c12c05f81ae59a9

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsFlagsSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsFlagsSubscription$data = {
  readonly purchaseFlagUpdated: {
    readonly __typename: "PurchaseFlag";
  } | null | undefined;
};
export type useDecisionNewsFlagsSubscription = {
  response: useDecisionNewsFlagsSubscription$data;
  variables: useDecisionNewsFlagsSubscription$variables;
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
    "name": "useDecisionNewsFlagsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PurchaseFlag",
        "kind": "LinkedField",
        "name": "purchaseFlagUpdated",
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
    "name": "useDecisionNewsFlagsSubscription",
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
    "id": "4fb4fda48e818adb7271f06f488432d475da08723d80e5d69c12c05f81ae59a9",
    "metadata": {},
    "name": "useDecisionNewsFlagsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ed3a7d29c1b51dcf162144ba6f235a76";

export default node;
