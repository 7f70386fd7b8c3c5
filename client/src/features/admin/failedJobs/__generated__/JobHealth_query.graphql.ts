/**
 * @generated SignedSource<<aecb6b5c279b26be06e59f15382d7588>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobHealth_query$data = {
  readonly jobHealth: {
    readonly queues: ReadonlyArray<{
      readonly failed: number;
      readonly kind: string;
      readonly queue: string;
      readonly running: number;
      readonly waiting: number;
      readonly waitingSince: string | null | undefined;
    }>;
    readonly timers: ReadonlyArray<{
      readonly kind: string;
      readonly queue: string;
      readonly ranAt: string | null | undefined;
      readonly schedule: string;
      readonly tookMs: number | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"VendorHealth_query">;
  readonly " $fragmentType": "JobHealth_query";
};
export type JobHealth_query$key = {
  readonly " $data"?: JobHealth_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobHealth_query">;
};

import JobHealthRefreshQuery_graphql from './JobHealthRefreshQuery.graphql';

const node: ReaderFragment = (function(){
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": JobHealthRefreshQuery_graphql
    }
  },
  "name": "JobHealth_query",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VendorHealth_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3728272d1af46ba051cb5e5bfbb5cce6";

export default node;
