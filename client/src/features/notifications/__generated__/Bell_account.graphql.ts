/**
 * @generated SignedSource<<5d5ce8a7d5b0ba2b9f1304925849f995>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Bell_account$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useUnreadNotifications_account">;
  readonly " $fragmentType": "Bell_account";
};
export type Bell_account$key = {
  readonly " $data"?: Bell_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"Bell_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Bell_account",
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
      "name": "useUnreadNotifications_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "7a8fea2d1f19d91ca7c37bb3e9a4860d";

export default node;
