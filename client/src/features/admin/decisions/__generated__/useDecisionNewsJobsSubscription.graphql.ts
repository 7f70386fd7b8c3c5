/**
 * @generated SignedSource<<9d5591a928cdfd09e597364b857c9271>>
 * @relayHash e607a38568084f869e440911b930b2a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 910346992a3e7969eb0f821e3e5eedbc86f7da03ba765d13ce5ed911ab4f2bfc

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsJobsSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsJobsSubscription$data = {
  readonly failedJobsUpdated: {
    readonly __typename: "FailedJob";
  } | null | undefined;
};
export type useDecisionNewsJobsSubscription = {
  response: useDecisionNewsJobsSubscription$data;
  variables: useDecisionNewsJobsSubscription$variables;
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
    "name": "useDecisionNewsJobsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FailedJob",
        "kind": "LinkedField",
        "name": "failedJobsUpdated",
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
    "name": "useDecisionNewsJobsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FailedJob",
        "kind": "LinkedField",
        "name": "failedJobsUpdated",
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
    "id": "910346992a3e7969eb0f821e3e5eedbc86f7da03ba765d13ce5ed911ab4f2bfc",
    "metadata": {},
    "name": "useDecisionNewsJobsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f477a9d09a2c44c7052190b0a817a007";

export default node;
