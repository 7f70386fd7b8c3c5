/**
 * @generated SignedSource<<756eebf279e58e61877ea3f8b25dff8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AirtablePersonalData_airtable$data = {
  readonly isEmptying: boolean;
  readonly isOn: boolean;
  readonly sendsPersonalData: boolean;
  readonly " $fragmentType": "AirtablePersonalData_airtable";
};
export type AirtablePersonalData_airtable$key = {
  readonly " $data"?: AirtablePersonalData_airtable$data;
  readonly " $fragmentSpreads": FragmentRefs<"AirtablePersonalData_airtable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AirtablePersonalData_airtable",
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
      "name": "sendsPersonalData",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmptying",
      "storageKey": null
    }
  ],
  "type": "AirtableIntegration",
  "abstractKey": null
};

(node as any).hash = "354747a293ca50a4c3cffe25f5a1f585";

export default node;
