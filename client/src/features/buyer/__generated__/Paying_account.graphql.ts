/**
 * @generated SignedSource<<fffa39f9499c7bc16f16c0b0f5f7cda6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BuyerType = "CONSUMER" | "WORKSHOP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Paying_account$data = {
  readonly buyerType: BuyerType | null | undefined;
  readonly " $fragmentType": "Paying_account";
};
export type Paying_account$key = {
  readonly " $data"?: Paying_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"Paying_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Paying_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyerType",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "cbdb06aa664540f226b8241d32c93a22";

export default node;
