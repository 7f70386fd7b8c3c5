/**
 * @generated SignedSource<<73b01b454195131ba7f2c80cbb675b4e>>
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
  readonly " $fragmentSpreads": FragmentRefs<"MessageNews_account" | "PolicyConsent_account">;
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
      "name": "PolicyConsent_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "b586b07dbdcf3fd933005134f8f14aad";

export default node;
