/**
 * @generated SignedSource<<09cc720047d556f6c03739652c7ce722>>
 * @relayHash 0cdc8db816de2e2513090b25aa3d214c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27ed20e40d30776ab03d23c2305833ea182cee92d60678afd87e7e6440fb1dbf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePayoutBatchNewsSubscription$variables = Record<PropertyKey, never>;
export type usePayoutBatchNewsSubscription$data = {
  readonly payoutBatchesUpdated: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"payoutBatchColumns_batch">;
  } | null | undefined;
};
export type usePayoutBatchNewsSubscription = {
  response: usePayoutBatchNewsSubscription$data;
  variables: usePayoutBatchNewsSubscription$variables;
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
  "name": "count",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePayoutBatchNewsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PayoutBatch",
        "kind": "LinkedField",
        "name": "payoutBatchesUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "payoutBatchColumns_batch"
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
    "name": "usePayoutBatchNewsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PayoutBatch",
        "kind": "LinkedField",
        "name": "payoutBatchesUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
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
            "concreteType": "PayoutSum",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PayoutSum",
            "kind": "LinkedField",
            "name": "pending",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PayoutSum",
            "kind": "LinkedField",
            "name": "failed",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "27ed20e40d30776ab03d23c2305833ea182cee92d60678afd87e7e6440fb1dbf",
    "metadata": {},
    "name": "usePayoutBatchNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0014bbd7133cc0d7321996968de2e163";

export default node;
