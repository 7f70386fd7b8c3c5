/**
 * @generated SignedSource<<9d23edcc19fbc8094e5287d0607906fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactViewPurpose = "ACCOUNT" | "ORDER" | "PAYOUT" | "REQUEST" | "UNLOCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type contactViewColumns_view$data = {
  readonly purpose: ContactViewPurpose;
  readonly subject: {
    readonly name: string;
  } | null | undefined;
  readonly viewedAt: string;
  readonly viewerName: string;
  readonly " $fragmentType": "contactViewColumns_view";
};
export type contactViewColumns_view$key = {
  readonly " $data"?: contactViewColumns_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"contactViewColumns_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "contactViewColumns_view",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "purpose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContactView",
  "abstractKey": null
};

(node as any).hash = "8aa6d01d5d44bc26a03d5a683e2ad03e";

export default node;
