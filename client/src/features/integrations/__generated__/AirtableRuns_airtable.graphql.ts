/**
 * @generated SignedSource<<ba70189168dd8aebc24b124001bdc499>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AirtableRunKind = "SYNC" | "TABLES" | "TEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AirtableRuns_airtable$data = {
  readonly runs: ReadonlyArray<{
    readonly at: string;
    readonly count: number;
    readonly error: string | null | undefined;
    readonly kind: AirtableRunKind;
  }>;
  readonly " $fragmentType": "AirtableRuns_airtable";
};
export type AirtableRuns_airtable$key = {
  readonly " $data"?: AirtableRuns_airtable$data;
  readonly " $fragmentSpreads": FragmentRefs<"AirtableRuns_airtable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AirtableRuns_airtable",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AirtableRun",
      "kind": "LinkedField",
      "name": "runs",
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AirtableIntegration",
  "abstractKey": null
};

(node as any).hash = "c6e56823191d1c229bc18b0c78c730ec";

export default node;
