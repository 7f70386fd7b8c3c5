/**
 * @generated SignedSource<<f99212c7187148e93fa0da5e8b66cd32>>
 * @relayHash 9ea3aa93df3ea7d1ca81713de91b76d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd32ce9816089fa19dadaaea86b7857c049e17f1eafec1cf8bb39cdacdf174f9

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsMessagesSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsMessagesSubscription$data = {
  readonly messageReportUpdated: {
    readonly __typename: "MessageReport";
  } | null | undefined;
};
export type useDecisionNewsMessagesSubscription = {
  response: useDecisionNewsMessagesSubscription$data;
  variables: useDecisionNewsMessagesSubscription$variables;
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
    "name": "useDecisionNewsMessagesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MessageReport",
        "kind": "LinkedField",
        "name": "messageReportUpdated",
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
    "name": "useDecisionNewsMessagesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MessageReport",
        "kind": "LinkedField",
        "name": "messageReportUpdated",
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
    "id": "dd32ce9816089fa19dadaaea86b7857c049e17f1eafec1cf8bb39cdacdf174f9",
    "metadata": {},
    "name": "useDecisionNewsMessagesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "72379da854c07d3ac4aab71d8a0f820d";

export default node;
