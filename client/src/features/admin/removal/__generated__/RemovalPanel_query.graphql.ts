/**
 * @generated SignedSource<<74f8d71c8fa96a5a76fdde0f30311afa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemovalPanel_query$data = {
  readonly undoableRemovals: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly requests: number;
    readonly undoableUntil: string;
  }> | null | undefined;
  readonly " $fragmentType": "RemovalPanel_query";
};
export type RemovalPanel_query$key = {
  readonly " $data"?: RemovalPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemovalPanel_query">;
};

import RemovalPanelRefreshQuery_graphql from './RemovalPanelRefreshQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": RemovalPanelRefreshQuery_graphql
    }
  },
  "name": "RemovalPanel_query",
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
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "32d69ff2c631b47785277ab63543ba05";

export default node;
