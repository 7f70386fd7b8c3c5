/**
 * @generated SignedSource<<07ca870d3f96838500b5f24016c4881a>>
 * @relayHash edbc2433ea5b2081cb92558626c5e3bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c4989947f6586e640ade079351cb8ae74c9762e89c360d091c55895ac54b6f0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutAccountState = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
export type usePayoutAccountNewsSubscription$variables = Record<PropertyKey, never>;
export type usePayoutAccountNewsSubscription$data = {
  readonly payoutAccountQueueUpdated: {
    readonly createdAt: string;
    readonly id: string;
    readonly state: PayoutAccountState;
    readonly " $fragmentSpreads": FragmentRefs<"payoutAccountColumns_account">;
  } | null | undefined;
};
export type usePayoutAccountNewsSubscription = {
  response: usePayoutAccountNewsSubscription$data;
  variables: usePayoutAccountNewsSubscription$variables;
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
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePayoutAccountNewsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PayoutAccount",
        "kind": "LinkedField",
        "name": "payoutAccountQueueUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "payoutAccountColumns_account"
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
    "name": "usePayoutAccountNewsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PayoutAccount",
        "kind": "LinkedField",
        "name": "payoutAccountQueueUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bankName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "typeName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hint",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "status",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tone",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "companyName",
                "storageKey": null
              },
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
    "id": "0c4989947f6586e640ade079351cb8ae74c9762e89c360d091c55895ac54b6f0",
    "metadata": {},
    "name": "usePayoutAccountNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0a79982ace9b836b91de21adb4d4c890";

export default node;
