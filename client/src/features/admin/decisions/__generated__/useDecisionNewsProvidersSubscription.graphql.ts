/**
 * @generated SignedSource<<797b09188d4fbe27e0ab0e058db0a0e9>>
 * @relayHash f4a617fd7451a1615fd211539a5d5361
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 731655cfb56b293f86132852f24c3526dbdaf2fb410878633ceb662ef72581d3

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsProvidersSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsProvidersSubscription$data = {
  readonly providerQueueUpdated: {
    readonly __typename: "Provider";
  } | null | undefined;
};
export type useDecisionNewsProvidersSubscription = {
  response: useDecisionNewsProvidersSubscription$data;
  variables: useDecisionNewsProvidersSubscription$variables;
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
    "name": "useDecisionNewsProvidersSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "providerQueueUpdated",
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
    "name": "useDecisionNewsProvidersSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "providerQueueUpdated",
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
    "id": "731655cfb56b293f86132852f24c3526dbdaf2fb410878633ceb662ef72581d3",
    "metadata": {},
    "name": "useDecisionNewsProvidersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c09ed677536298aa9488692e3ce5273c";

export default node;
