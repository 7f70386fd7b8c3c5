/**
 * @generated SignedSource<<68986b127cce4ff15d2bd0a8a93afb8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReinstateDialog_provider$data = {
  readonly companyName: string;
  readonly id: string;
  readonly " $fragmentType": "ReinstateDialog_provider";
};
export type ReinstateDialog_provider$key = {
  readonly " $data"?: ReinstateDialog_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReinstateDialog_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReinstateDialog_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "da35cf04fd55d11efc8708f12139bcaa";

export default node;
