/**
 * @generated SignedSource<<5f1b483d588af6b7edb674ee4b60e1a4>>
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
    }
  ],
  "type": "AirtableIntegration",
  "abstractKey": null
};

(node as any).hash = "04419e680738f130629a537ed5e2f9be";

export default node;
