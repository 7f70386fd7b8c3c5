/**
 * @generated SignedSource<<4582daa8e83f8d726674766c618e10e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EnquiryKind = "BUYER_SUPPORT" | "COMMERCIAL" | "OTHER" | "PAYMENT_PROBLEM" | "PROVIDER_REGISTRATION" | "PROVIDER_SUPPORT" | "TECHNICAL_PROBLEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EnquiryDialog_enquiry$data = {
  readonly answer: string | null | undefined;
  readonly createdAt: string;
  readonly email: string;
  readonly id: string;
  readonly kind: EnquiryKind;
  readonly message: string;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly subject: string;
  readonly " $fragmentType": "EnquiryDialog_enquiry";
};
export type EnquiryDialog_enquiry$key = {
  readonly " $data"?: EnquiryDialog_enquiry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnquiryDialog_enquiry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnquiryDialog_enquiry",
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
      "name": "phone",
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
      "name": "message",
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
      "name": "answer",
      "storageKey": null
    }
  ],
  "type": "Enquiry",
  "abstractKey": null
};

(node as any).hash = "ba1cb2eb88d36b6d3597b7196ca7bdc2";

export default node;
