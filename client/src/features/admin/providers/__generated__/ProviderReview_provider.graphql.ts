/**
 * @generated SignedSource<<e7524b88a41f4c86487ba0a3ea99b5af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderReview_provider$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProviderDetail_provider" | "RejectDialog_provider">;
  readonly " $fragmentType": "ProviderReview_provider";
};
export type ProviderReview_provider$key = {
  readonly " $data"?: ProviderReview_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderReview_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderReview_provider",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderDetail_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RejectDialog_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "18cc3bf9ee556bfe9620e196870ac538";

export default node;
