/**
 * @generated SignedSource<<a6adcf16aee17898bf4cc575e8e66091>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AirtableSending_airtable$data = {
  readonly hasTables: boolean;
  readonly isOn: boolean;
  readonly isResyncing: boolean;
  readonly restsUntil: string | null | undefined;
  readonly waiting: number;
  readonly " $fragmentSpreads": FragmentRefs<"AirtablePersonalData_airtable">;
  readonly " $fragmentType": "AirtableSending_airtable";
};
export type AirtableSending_airtable$key = {
  readonly " $data"?: AirtableSending_airtable$data;
  readonly " $fragmentSpreads": FragmentRefs<"AirtableSending_airtable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AirtableSending_airtable",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasTables",
      "storageKey": null
    },
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
      "name": "restsUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isResyncing",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AirtablePersonalData_airtable"
    }
  ],
  "type": "AirtableIntegration",
  "abstractKey": null
};

(node as any).hash = "62555f2992b5784b10dbf87f8789428b";

export default node;
