/**
 * @generated SignedSource<<cfb39e4edae67740a914a20e1582fe22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EnquiryDialogs_enquiry$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"EnquiryDialog_enquiry">;
  readonly " $fragmentType": "EnquiryDialogs_enquiry";
};
export type EnquiryDialogs_enquiry$key = {
  readonly " $data"?: EnquiryDialogs_enquiry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnquiryDialogs_enquiry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnquiryDialogs_enquiry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnquiryDialog_enquiry"
    }
  ],
  "type": "Enquiry",
  "abstractKey": null
};

(node as any).hash = "70c7c07e67ad7be2a78c855c1fbf8eaa";

export default node;
