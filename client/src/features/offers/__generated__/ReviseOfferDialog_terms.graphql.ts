/**
 * @generated SignedSource<<29e62ec8d3f365c44f9719b8a0df9870>>
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
  "type": "SalesTerms",
  "abstractKey": null
};

(node as any).hash = "ff18d926064abc0374fe7cacbefe6d37";

export default node;
