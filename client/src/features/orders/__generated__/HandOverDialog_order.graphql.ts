/**
 * @generated SignedSource<<ed5f65e242bdd9861bf173cc68b63415>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HandOverDialog_order$data = {
  readonly id: string;
  readonly rest: number;
  readonly " $fragmentType": "HandOverDialog_order";
};
export type HandOverDialog_order$key = {
  readonly " $data"?: HandOverDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandOverDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HandOverDialog_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rest",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "865f9eb4a714fe3cbc7f18a3e18d5b6d";

export default node;
