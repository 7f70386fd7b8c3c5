/**
 * @generated SignedSource<<0aa8ea119c2712219504837cfeb39251>>
 * @relayHash 28e4e56e7a41c3201913297f4495eb53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7956abe1ba40567dda05c6ba31ff7e9fdcabf3ace72a212844cd6f95bf30858

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsRefundsSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsRefundsSubscription$data = {
  readonly failedRefundUpdated: {
    readonly __typename: "Refund";
  } | null | undefined;
};
export type useDecisionNewsRefundsSubscription = {
  response: useDecisionNewsRefundsSubscription$data;
  variables: useDecisionNewsRefundsSubscription$variables;
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
    "name": "useDecisionNewsRefundsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Refund",
        "kind": "LinkedField",
        "name": "failedRefundUpdated",
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
    "name": "useDecisionNewsRefundsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Refund",
        "kind": "LinkedField",
        "name": "failedRefundUpdated",
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
    "id": "e7956abe1ba40567dda05c6ba31ff7e9fdcabf3ace72a212844cd6f95bf30858",
    "metadata": {},
    "name": "useDecisionNewsRefundsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4c877e6962fc79d20ebfb3f6709d3225";

export default node;
