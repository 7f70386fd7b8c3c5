/**
 * @generated SignedSource<<80049ce229d849f52ce6da1dbf060099>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoneyTab_balance$data = {
  readonly held: number;
  readonly payable: number;
  readonly " $fragmentType": "MoneyTab_balance";
};
export type MoneyTab_balance$key = {
  readonly " $data"?: MoneyTab_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyTab_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoneyTab_balance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "held",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payable",
      "storageKey": null
    }
  ],
  "type": "ProviderBalance",
  "abstractKey": null
};

(node as any).hash = "1139f7a56fde6e53c0d41c51a0e028be";

export default node;
