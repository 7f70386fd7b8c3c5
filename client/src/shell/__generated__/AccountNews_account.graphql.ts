/**
 * @generated SignedSource<<fc3882c70346f9ff8e8ecc40cf685ae8>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useUnreadNews_account">;
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
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "26f005a8ae5ec5463658dfbc02910b54";

export default node;
