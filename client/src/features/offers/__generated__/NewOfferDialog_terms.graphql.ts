/**
 * @generated SignedSource<<49f87c4d36cd20c652e986b1e70f984c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewOfferDialog_terms$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_terms">;
  readonly " $fragmentType": "NewOfferDialog_terms";
};
export type NewOfferDialog_terms$key = {
  readonly " $data"?: NewOfferDialog_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewOfferDialog_terms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewOfferDialog_terms",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferEditor_terms"
    }
  ],
  "type": "SalesTerms",
  "abstractKey": null
};

(node as any).hash = "2f63c6d565c619de16d10791d34dd829";

export default node;
