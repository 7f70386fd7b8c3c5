/**
 * @generated SignedSource<<00688c971781a18d5df4829cda00e08b>>
 * @relayHash 53d58bb33010ba4ba12e528be11f0b4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a19165049b28947306b747b4f06921b3991765097973bbd8f57cee941b855c43

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemovalPanelRefreshQuery$variables = Record<PropertyKey, never>;
export type RemovalPanelRefreshQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RemovalPanel_query">;
};
export type RemovalPanelRefreshQuery = {
  response: RemovalPanelRefreshQuery$data;
  variables: RemovalPanelRefreshQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RemovalPanelRefreshQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RemovalPanel_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RemovalPanelRefreshQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RequestRemoval",
        "kind": "LinkedField",
        "name": "undoableRemovals",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requests",
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
            "name": "undoableUntil",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a19165049b28947306b747b4f06921b3991765097973bbd8f57cee941b855c43",
    "metadata": {},
    "name": "RemovalPanelRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "32d69ff2c631b47785277ab63543ba05";

export default node;
