/**
 * @generated SignedSource<<afda65924cd440217b1fe1d0fa5e2178>>
 * @relayHash d4bff8de3a312b27adec24a011b689fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 888b156fab43611e077e3ccae3bcf7456415a343d4908d7a759c4b96eeac80c7

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsDataSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsDataSubscription$data = {
  readonly dataRequestUpdated: {
    readonly __typename: "DataRequest";
  } | null | undefined;
};
export type useDecisionNewsDataSubscription = {
  response: useDecisionNewsDataSubscription$data;
  variables: useDecisionNewsDataSubscription$variables;
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
    "name": "useDecisionNewsDataSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DataRequest",
        "kind": "LinkedField",
        "name": "dataRequestUpdated",
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
    "name": "useDecisionNewsDataSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DataRequest",
        "kind": "LinkedField",
        "name": "dataRequestUpdated",
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
    "id": "888b156fab43611e077e3ccae3bcf7456415a343d4908d7a759c4b96eeac80c7",
    "metadata": {},
    "name": "useDecisionNewsDataSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3488671fb0283ca7d3e1ee4e8530c42f";

export default node;
