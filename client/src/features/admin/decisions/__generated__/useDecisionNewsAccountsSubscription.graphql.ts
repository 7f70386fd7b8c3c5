/**
 * @generated SignedSource<<7baff578fb69f9172deb21b3da1eb995>>
 * @relayHash b962cd566febf28891bf7af5ddae8610
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d09dd555415c9e18e5af760ac614a53c98bf69bd1c7814bf3aaacc4441e8b987

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsAccountsSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsAccountsSubscription$data = {
  readonly payoutAccountQueueUpdated: {
    readonly __typename: "PayoutAccount";
  } | null | undefined;
};
export type useDecisionNewsAccountsSubscription = {
  response: useDecisionNewsAccountsSubscription$data;
  variables: useDecisionNewsAccountsSubscription$variables;
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
    "name": "useDecisionNewsAccountsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PayoutAccount",
        "kind": "LinkedField",
        "name": "payoutAccountQueueUpdated",
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
    "name": "useDecisionNewsAccountsSubscription",
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
    "id": "d09dd555415c9e18e5af760ac614a53c98bf69bd1c7814bf3aaacc4441e8b987",
    "metadata": {},
    "name": "useDecisionNewsAccountsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5c9b228a8b47d31dcdfbbaeca6a1f979";

export default node;
