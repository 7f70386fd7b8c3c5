/**
 * @generated SignedSource<<042ed7cfdc18249044c7d758285a0165>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeeklyFigures_query$data = {
  readonly weeklyFigures: ReadonlyArray<{
    readonly disputes: number;
    readonly firstOfferMinutes: number | null | undefined;
    readonly paid: number;
    readonly released: number;
    readonly requests: number;
    readonly since: string;
  }> | null | undefined;
  readonly " $fragmentType": "WeeklyFigures_query";
};
export type WeeklyFigures_query$key = {
  readonly " $data"?: WeeklyFigures_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeeklyFigures_query">;
};

import WeeklyFiguresRefreshQuery_graphql from './WeeklyFiguresRefreshQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": WeeklyFiguresRefreshQuery_graphql
    }
  },
  "name": "WeeklyFigures_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekFigures",
      "kind": "LinkedField",
      "name": "weeklyFigures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
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
          "name": "firstOfferMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "released",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disputes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8e4a4fbbc14abf4b6d3c28573522fa30";

export default node;
