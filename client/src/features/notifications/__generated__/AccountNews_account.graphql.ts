/**
 * @generated SignedSource<<1d3ca9f6783e286c85fa8ff704d39484>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PolicyConsent_account" | "useUnreadNews_account">;
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
      "name": "useUnreadNews_account"
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

(node as any).hash = "0fa2b63879cde5e042c4260207314998";

export default node;
