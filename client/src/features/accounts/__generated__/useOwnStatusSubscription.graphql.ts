/**
 * @generated SignedSource<<0760720d0c9d1cf7a799f2211aba39f4>>
 * @relayHash ca8881773127e1962b633f743db8c4b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b490ef492c2f523edfd2d6c947d10b97a1f2c9ae7696572b51ff1786d4009b2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderStatus = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
export type useOwnStatusSubscription$variables = Record<PropertyKey, never>;
export type useOwnStatusSubscription$data = {
  readonly providerUpdated: {
    readonly status: ProviderStatus;
    readonly " $fragmentSpreads": FragmentRefs<"AccountNotice_provider">;
  } | null | undefined;
};
export type useOwnStatusSubscription = {
  response: useOwnStatusSubscription$data;
  variables: useOwnStatusSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOwnStatusSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "providerUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountNotice_provider"
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
    "name": "useOwnStatusSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "providerUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "decisionReason",
            "storageKey": null
          },
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
    "id": "6b490ef492c2f523edfd2d6c947d10b97a1f2c9ae7696572b51ff1786d4009b2",
    "metadata": {},
    "name": "useOwnStatusSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1ac71e406dde1a67be4d84a30e2ed4e7";

export default node;
