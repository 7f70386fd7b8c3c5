/**
 * @generated SignedSource<<e3004030374ca21ef10c4dfad054137a>>
 * @relayHash 69da3a6026bff1f73aceef5cbd6661bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f66bcb7a0d0d3a08b0d33607c38919df816bf49de2a10b79881175f112ed3d06

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DataRequestOutcome = "DECLINED" | "ERASED" | "%future added value";
export type useDataRequestNewsSubscription$variables = Record<PropertyKey, never>;
export type useDataRequestNewsSubscription$data = {
  readonly dataRequestUpdated: {
    readonly createdAt: string;
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
  "name": "createdAt",
  "storageKey": null
},
v2 = {
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
          (v2/*:: as any*/),
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
          (v2/*:: as any*/),
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
    "id": "f66bcb7a0d0d3a08b0d33607c38919df816bf49de2a10b79881175f112ed3d06",
    "metadata": {},
    "name": "useDataRequestNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "93eadc6b3cedb63388c01c7c90565a8c";

export default node;
