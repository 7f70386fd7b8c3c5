/**
 * @generated SignedSource<<24ffa8046d6fb08249b922db76d4969c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviseOfferDialog_limits$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_limits">;
  readonly " $fragmentType": "ReviseOfferDialog_limits";
};
export type ReviseOfferDialog_limits$key = {
  readonly " $data"?: ReviseOfferDialog_limits$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviseOfferDialog_limits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviseOfferDialog_limits",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferEditor_limits"
    }
  ],
  "type": "UploadLimits",
  "abstractKey": null
};

(node as any).hash = "522376e4e68346c194babcee51bbf548";

export default node;
