/**
 * @generated SignedSource<<f3794492502a40ce498a81c2bfd8816e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderReview_provider$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ApproveDialog_provider" | "ProviderDetail_provider" | "ReinstateDialog_provider" | "RejectChangeDialog_provider" | "RejectDialog_provider" | "SuspendDialog_provider">;
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
      "name": "ApproveDialog_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderDetail_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RejectChangeDialog_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReinstateDialog_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RejectDialog_provider"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuspendDialog_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "6ac813db69a5d736e7e436ecf38b7af2";

export default node;
