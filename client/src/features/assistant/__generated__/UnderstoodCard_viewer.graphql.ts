/**
 * @generated SignedSource<<bcaa79a775e9d2907916db6a70f898ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnderstoodCard_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContactDialog_viewer">;
  readonly " $fragmentType": "UnderstoodCard_viewer";
};
export type UnderstoodCard_viewer$key = {
  readonly " $data"?: UnderstoodCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnderstoodCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnderstoodCard_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactDialog_viewer"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "29178c6b2335b768257dbc75c55687db";

export default node;
