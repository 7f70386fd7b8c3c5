/**
 * @generated SignedSource<<1e6ed58d3de81ddaa36313867ea32926>>
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
    readonly week: string;
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
          "name": "week",
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

(node as any).hash = "71f0ba59b59bcdfca779058079de80e7";

export default node;
