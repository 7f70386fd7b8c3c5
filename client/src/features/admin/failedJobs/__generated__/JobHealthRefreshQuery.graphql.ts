/**
 * @generated SignedSource<<fbed1af7ac978bc48d238e907086521a>>
 * @relayHash c3724dacfbbeecd9528088f2a594c68b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11f70c3fa72c2a60c4a8b2598f5c4a006a30d9a9f1e2b7050ce438d897a0421b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobHealthRefreshQuery$variables = Record<PropertyKey, never>;
export type JobHealthRefreshQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JobHealth_query">;
};
export type JobHealthRefreshQuery = {
  response: JobHealthRefreshQuery$data;
  variables: JobHealthRefreshQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "queue",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "JobHealthRefreshQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "JobHealth_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JobHealthRefreshQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "JobHealth",
        "kind": "LinkedField",
        "name": "jobHealth",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JobQueue",
            "kind": "LinkedField",
            "name": "queues",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waiting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waitingSince",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "running",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failed",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobTimer",
            "kind": "LinkedField",
            "name": "timers",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "schedule",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ranAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tookMs",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "11f70c3fa72c2a60c4a8b2598f5c4a006a30d9a9f1e2b7050ce438d897a0421b",
    "metadata": {},
    "name": "JobHealthRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2db82bac76ff5a87e02795a94e81cbca";

export default node;
