/**
 * @generated SignedSource<<e1633ec95ad2b6c2ea63b1af8963d111>>
 * @relayHash a38b48bc865929edc35eb00d13ca4c09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31e900be495b65d11836e7a5c7050ddfeb9df1e134d0918b0e6e53bf4e4f27d5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedJobState = "DISMISSED" | "RETRIED" | "WAITING" | "%future added value";
export type useFailedJobNewsSubscription$variables = Record<PropertyKey, never>;
export type useFailedJobNewsSubscription$data = {
  readonly failedJobsUpdated: {
    readonly failedAt: string;
    readonly id: string;
    readonly state: FailedJobState;
    readonly " $fragmentSpreads": FragmentRefs<"failedJobColumns_job">;
  } | null | undefined;
};
export type useFailedJobNewsSubscription = {
  response: useFailedJobNewsSubscription$data;
  variables: useFailedJobNewsSubscription$variables;
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
  "name": "failedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFailedJobNewsSubscription",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "failedJobColumns_job"
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
    "name": "useFailedJobNewsSubscription",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "queue",
            "storageKey": null
          },
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
            "name": "task",
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
            "name": "attempts",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminActionSubject",
            "kind": "LinkedField",
            "name": "subject",
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
                "name": "path",
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
    "id": "31e900be495b65d11836e7a5c7050ddfeb9df1e134d0918b0e6e53bf4e4f27d5",
    "metadata": {},
    "name": "useFailedJobNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2b0ea0c7d87c3d678c7a8d739825ac91";

export default node;
