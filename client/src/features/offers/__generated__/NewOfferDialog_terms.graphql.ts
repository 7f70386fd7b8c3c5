/**
 * @generated SignedSource<<a4ff6bd4b9b4b655a0e45f09b277df47>>
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
  "type": "OrderTerms",
  "abstractKey": null
};

(node as any).hash = "4846583adaa2c14faf6748f8790ddea3";

export default node;
