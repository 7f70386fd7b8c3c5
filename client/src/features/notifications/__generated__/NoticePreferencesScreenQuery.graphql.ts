/**
 * @generated SignedSource<<7fcdfd07f73149412ebdf5b8451eec2e>>
 * @relayHash 1e15e15c6f0bf90d17eec014f35ce0c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff8a7469ad29c316990ad6d1af900bd151dae026fd839b99775276ab57992bbe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoticePreferencesScreenQuery$variables = Record<PropertyKey, never>;
export type NoticePreferencesScreenQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"NoticePreferencesScreen_account">;
  } | null | undefined;
};
export type NoticePreferencesScreenQuery = {
  response: NoticePreferencesScreenQuery$data;
  variables: NoticePreferencesScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NoticePreferencesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NoticePreferencesScreen_account"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NoticePreferencesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "NoticePreference",
            "kind": "LinkedField",
            "name": "noticePreferences",
            "plural": true,
            "selections": [
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
                "name": "channel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isWanted",
                "storageKey": null
              }
            ],
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
    "id": "ff8a7469ad29c316990ad6d1af900bd151dae026fd839b99775276ab57992bbe",
    "metadata": {},
    "name": "NoticePreferencesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "e346ce2c93221fa1af9d6885d9fef343";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
