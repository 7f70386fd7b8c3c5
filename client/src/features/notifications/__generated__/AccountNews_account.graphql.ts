/**
 * @generated SignedSource<<1b0c26e92748c0a40252c86f0751fded>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "BUYER" | "PROVIDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountNews_account$data = {
  readonly kind: AccountKind;
  readonly " $fragmentSpreads": FragmentRefs<"MessageNews_account" | "NotificationNews_account" | "PolicyConsent_account">;
  readonly " $fragmentType": "AccountNews_account";
};
export type AccountNews_account$key = {
  readonly " $data"?: AccountNews_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountNews_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountNews_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageNews_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotificationNews_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PolicyConsent_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "ce3bf2d5f06aefbab93e05671195aba2";

export default node;
