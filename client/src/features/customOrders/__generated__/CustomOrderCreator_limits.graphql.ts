/**
 * @generated SignedSource<<55deacdbc8d8cfb5efc58a37086367b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomOrderCreator_limits$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CustomOrderFields_limits">;
  readonly " $fragmentType": "CustomOrderCreator_limits";
};
export type CustomOrderCreator_limits$key = {
  readonly " $data"?: CustomOrderCreator_limits$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomOrderCreator_limits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomOrderCreator_limits",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomOrderFields_limits"
    }
  ],
  "type": "UploadLimits",
  "abstractKey": null
};

(node as any).hash = "ab86ae2f95fb9aec27c8a48cb54a114e";

export default node;
