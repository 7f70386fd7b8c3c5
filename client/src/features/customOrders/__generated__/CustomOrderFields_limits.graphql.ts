/**
 * @generated SignedSource<<d5b2f0677c0aac970b8102c2a199f80e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomOrderFields_limits$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ItemFiles_limits">;
  readonly " $fragmentType": "CustomOrderFields_limits";
};
export type CustomOrderFields_limits$key = {
  readonly " $data"?: CustomOrderFields_limits$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomOrderFields_limits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomOrderFields_limits",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ItemFiles_limits"
    }
  ],
  "type": "UploadLimits",
  "abstractKey": null
};

(node as any).hash = "e5ae9075bd04d3561b11e66728a52121";

export default node;
