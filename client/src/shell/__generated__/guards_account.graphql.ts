/**
 * @generated SignedSource<<6449ebb04a536e89834c7b8db1c309c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type guards_account$data = {
  readonly needsSecondFactor: boolean;
  readonly " $fragmentType": "guards_account";
};
export type guards_account$key = {
  readonly " $data"?: guards_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"guards_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "guards_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsSecondFactor",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "6e8a36ce7a7a6dbc0190e0e85833481d";

export default node;
