/**
 * @generated SignedSource<<ef70dccdf26a7fd8c93acf1a6b7c5cf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactViewPurpose = "ACCOUNT" | "ORDER" | "PAYOUT" | "REQUEST" | "UNLOCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContactViewList_view$data = {
  readonly orderId: string | null | undefined;
  readonly purpose: ContactViewPurpose;
  readonly viewedAt: string;
  readonly viewerName: string;
  readonly " $fragmentType": "ContactViewList_view";
};
export type ContactViewList_view$key = {
  readonly " $data"?: ContactViewList_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactViewList_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactViewList_view",
  "selections": [
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
      "kind": "ScalarField",
      "name": "orderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewedAt",
      "storageKey": null
    }
  ],
  "type": "ContactView",
  "abstractKey": null
};

(node as any).hash = "a6ffd6795425e6e9d5294baa96201f89";

export default node;
