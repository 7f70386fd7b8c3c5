/**
 * @generated SignedSource<<5cf43459432db8009796c6ca8bd29830>>
 * @relayHash c934873e494acd6234d5c076aaaf60f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 558f0c249c960d22248af89abefc2d76e118e5bfdf444e81c4e43c9362311d14

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsBatchesSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsBatchesSubscription$data = {
  readonly payoutBatchesUpdated: {
    readonly __typename: "PayoutBatch";
  } | null | undefined;
};
export type useDecisionNewsBatchesSubscription = {
  response: useDecisionNewsBatchesSubscription$data;
  variables: useDecisionNewsBatchesSubscription$variables;
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
    "name": "useDecisionNewsBatchesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PayoutBatch",
        "kind": "LinkedField",
        "name": "payoutBatchesUpdated",
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
    "name": "useDecisionNewsBatchesSubscription",
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "558f0c249c960d22248af89abefc2d76e118e5bfdf444e81c4e43c9362311d14",
    "metadata": {},
    "name": "useDecisionNewsBatchesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8182a7343b3bf88307d54a49252dba15";

export default node;
