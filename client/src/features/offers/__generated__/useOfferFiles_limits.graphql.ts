/**
 * @generated SignedSource<<2bbafa00fb8f238ef1d1406b63e356bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOfferFiles_limits$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useUploads_limits">;
  readonly " $fragmentType": "useOfferFiles_limits";
};
export type useOfferFiles_limits$key = {
  readonly " $data"?: useOfferFiles_limits$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOfferFiles_limits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOfferFiles_limits",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUploads_limits"
    }
  ],
  "type": "UploadLimits",
  "abstractKey": null
};

(node as any).hash = "48a20a60b4132301a3b0a6b325d474bf";

export default node;
