/**
 * @generated SignedSource<<f797986f19da8be80c41755164b50a2c>>
 * @relayHash 2d7293e82017b504c9d059ee5b767a45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40b55c84d9fbf6ffc317306021da8c507a905bb03f0e1a58bdd884497e2513f4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DataRequestOutcome = "DECLINED" | "ERASED" | "WITHDRAWN" | "%future added value";
export type useDataRequestNewsSubscription$variables = Record<PropertyKey, never>;
export type useDataRequestNewsSubscription$data = {
  readonly dataRequestUpdated: {
    readonly id: string;
    readonly outcome: DataRequestOutcome | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"dataRequestColumns_request">;
  } | null | undefined;
};
export type useDataRequestNewsSubscription = {
  response: useDataRequestNewsSubscription$data;
  variables: useDataRequestNewsSubscription$variables;
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
    "name": "useDataRequestNewsSubscription",
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
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "dataRequestColumns_request"
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
    "name": "useDataRequestNewsSubscription",
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
          (v1/*:: as any*/),
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
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dueInWords",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOverdue",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answer",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
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
    "id": "40b55c84d9fbf6ffc317306021da8c507a905bb03f0e1a58bdd884497e2513f4",
    "metadata": {},
    "name": "useDataRequestNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "51a7fc6d93e2f8253c7526303cb9050e";

export default node;
