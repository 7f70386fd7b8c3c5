/**
 * @generated SignedSource<<eedbb0b3d7516345abb139a6de006d90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemFiles_limits$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useUploads_limits">;
  readonly " $fragmentType": "ItemFiles_limits";
};
export type ItemFiles_limits$key = {
  readonly " $data"?: ItemFiles_limits$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemFiles_limits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemFiles_limits",
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

(node as any).hash = "c2c1254376d552f43f36506bbc02bc84";

export default node;
