/**
 * @generated SignedSource<<9addcb16913a9506a3be25aec4fcb40d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueDecisions_query$data = {
  readonly dueDecisions: ReadonlyArray<{
    readonly dueAt: string | null | undefined;
    readonly label: string | null | undefined;
    readonly path: string;
    readonly since: string;
    readonly words: string;
  }> | null | undefined;
  readonly " $fragmentType": "DueDecisions_query";
};
export type DueDecisions_query$key = {
  readonly " $data"?: DueDecisions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueDecisions_query">;
};

import DueDecisionsRefreshQuery_graphql from './DueDecisionsRefreshQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": DueDecisionsRefreshQuery_graphql
    }
  },
  "name": "DueDecisions_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DueDecision",
      "kind": "LinkedField",
      "name": "dueDecisions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
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
          "name": "dueAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8ab22a961822e8c92e4fb7997ce21f06";

export default node;
