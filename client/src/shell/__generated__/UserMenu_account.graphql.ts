/**
 * @generated SignedSource<<a47cbf4d6db5d22e8a76f364bebe9002>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "BUYER" | "PROVIDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserMenu_account$data = {
  readonly isAdmin: boolean;
  readonly kind: AccountKind;
  readonly name: string;
  readonly " $fragmentType": "UserMenu_account";
};
export type UserMenu_account$key = {
  readonly " $data"?: UserMenu_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserMenu_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserMenu_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "25c782e5bce8fd8dafa256ce2b4b84e6";

export default node;
