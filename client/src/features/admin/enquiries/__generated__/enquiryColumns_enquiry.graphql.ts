/**
 * @generated SignedSource<<e7239aa3afaea8b86c34c0c7930dcf3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EnquiryKind = "BUYER_SUPPORT" | "COMMERCIAL" | "OTHER" | "PAYMENT_PROBLEM" | "PROVIDER_REGISTRATION" | "PROVIDER_SUPPORT" | "TECHNICAL_PROBLEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type enquiryColumns_enquiry$data = {
  readonly answeredAt: string | null | undefined;
  readonly createdAt: string;
  readonly email: string;
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly subject: string;
  readonly " $fragmentSpreads": FragmentRefs<"EnquiryDialogs_enquiry">;
  readonly " $fragmentType": "enquiryColumns_enquiry";
};
export type enquiryColumns_enquiry$key = {
  readonly " $data"?: enquiryColumns_enquiry$data;
  readonly " $fragmentSpreads": FragmentRefs<"enquiryColumns_enquiry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "enquiryColumns_enquiry",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
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
      "name": "answeredAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnquiryDialogs_enquiry"
    }
  ],
  "type": "Enquiry",
  "abstractKey": null
};

(node as any).hash = "007bbbf8f7edd041ed126e82773471a5";

export default node;
