/**
 * @generated SignedSource<<a14bd0425fdb8177ec071f44df1d6696>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviseOfferDialog_terms$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_terms">;
  readonly " $fragmentType": "ReviseOfferDialog_terms";
};
export type ReviseOfferDialog_terms$key = {
  readonly " $data"?: ReviseOfferDialog_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviseOfferDialog_terms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviseOfferDialog_terms",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferEditor_terms"
    }
  ],
  "type": "OrderTerms",
  "abstractKey": null
};

(node as any).hash = "7aeb2cb1304522043d1d26cc1d17b1cd";

export default node;
