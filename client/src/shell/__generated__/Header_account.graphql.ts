/**
 * @generated SignedSource<<286526146b2ad1833af86a94d8d754c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "BUYER" | "PROVIDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Header_account$data = {
  readonly isAdmin: boolean;
  readonly kind: AccountKind;
  readonly " $fragmentSpreads": FragmentRefs<"UserMenu_account">;
  readonly " $fragmentType": "Header_account";
};
export type Header_account$key = {
  readonly " $data"?: Header_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Header_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAdmin",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserMenu_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "5500ffe04f13b93380e074a332421e46";

export default node;
