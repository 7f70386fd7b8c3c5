/**
 * @generated SignedSource<<37cea9d8ecbcd3814cb42bc6932395e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderReview_provider$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ApproveDialog_provider" | "ProviderDetail_provider" | "RejectChangeDialog_provider" | "RejectDialog_provider">;
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
      "name": "RejectDialog_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "5a8711a591da81822ce9466cffa3188e";

export default node;
