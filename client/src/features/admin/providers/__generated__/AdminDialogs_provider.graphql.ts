/**
 * @generated SignedSource<<1eafa1947947e7feae30b21a434ab7d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminDialogs_provider$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderReview_provider">;
  readonly " $fragmentType": "AdminDialogs_provider";
};
export type AdminDialogs_provider$key = {
  readonly " $data"?: AdminDialogs_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminDialogs_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminDialogs_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProviderReview_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "cece2218e6b998f4f1001baeaadcb083";

export default node;
