/**
 * @generated SignedSource<<0e1855555d3a7375d53f6ca51d1eb482>>
 * @relayHash 51abb3c28fcd2b62bac35563b82b4025
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de4c5f2b2e6d319834ade1db73f3076f2bc553e51953a14d1c1055645ef37988

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSavedRepliesQuery$variables = Record<PropertyKey, never>;
export type useSavedRepliesQuery$data = {
  readonly viewer: {
    readonly provider: {
      readonly " $fragmentSpreads": FragmentRefs<"useSavedReplies_provider">;
    } | null | undefined;
  } | null | undefined;
};
export type useSavedRepliesQuery = {
  response: useSavedRepliesQuery$data;
  variables: useSavedRepliesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSavedRepliesQuery",
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
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useSavedReplies_provider"
              }
            ],
            "storageKey": null
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
    "name": "useSavedRepliesQuery",
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
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SavedReply",
                "kind": "LinkedField",
                "name": "savedReplies",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
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
                    "name": "text",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "de4c5f2b2e6d319834ade1db73f3076f2bc553e51953a14d1c1055645ef37988",
    "metadata": {},
    "name": "useSavedRepliesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "69cf9750d2f7d48c4212b033367b4f8e";

export default node;
