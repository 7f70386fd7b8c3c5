/**
 * @generated SignedSource<<b0ecef5bd8cae7f3a90a1faacb5f5c6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferEditor_limits$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOfferFiles_limits">;
  readonly " $fragmentType": "OfferEditor_limits";
};
export type OfferEditor_limits$key = {
  readonly " $data"?: OfferEditor_limits$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_limits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferEditor_limits",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOfferFiles_limits"
    }
  ],
  "type": "UploadLimits",
  "abstractKey": null
};

(node as any).hash = "4a99735e45653ad942420fad019d2a76";

export default node;
