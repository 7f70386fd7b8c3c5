/**
 * @generated SignedSource<<4f178dc2a1cbac2d82c1926e4e81e3b2>>
 * @relayHash 2aa4314e357fc519032a0400a065670b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d7f810429c614d4f4a4daa28295f89ce554ffcb7be8f72463d06bdb36960ec0

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsDisputesSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsDisputesSubscription$data = {
  readonly disputeUpdated: {
    readonly __typename: "Dispute";
  } | null | undefined;
};
export type useDecisionNewsDisputesSubscription = {
  response: useDecisionNewsDisputesSubscription$data;
  variables: useDecisionNewsDisputesSubscription$variables;
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
    "name": "useDecisionNewsDisputesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Dispute",
        "kind": "LinkedField",
        "name": "disputeUpdated",
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
    "name": "useDecisionNewsDisputesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Dispute",
        "kind": "LinkedField",
        "name": "disputeUpdated",
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
    "id": "9d7f810429c614d4f4a4daa28295f89ce554ffcb7be8f72463d06bdb36960ec0",
    "metadata": {},
    "name": "useDecisionNewsDisputesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "88076c4f4da549b296e394b63170709b";

export default node;
