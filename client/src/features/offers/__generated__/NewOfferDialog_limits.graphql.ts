/**
 * @generated SignedSource<<94cc7671d29d6eecbb968b6811cc5539>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewOfferDialog_limits$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_limits">;
  readonly " $fragmentType": "NewOfferDialog_limits";
};
export type NewOfferDialog_limits$key = {
  readonly " $data"?: NewOfferDialog_limits$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewOfferDialog_limits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewOfferDialog_limits",
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

(node as any).hash = "fb533343da39c1b64f145c84d83ac95f";

export default node;
