/**
 * @generated SignedSource<<f20af5986ca8b0b7c6a8eca1e11bc7e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelOrderDialog_order$data = {
  readonly id: string;
  readonly paid: number;
  readonly " $fragmentType": "CancelOrderDialog_order";
};
export type CancelOrderDialog_order$key = {
  readonly " $data"?: CancelOrderDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelOrderDialog_order",
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
      "name": "paid",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "4f7711bf6e19d898c9af5660bf2c7d26";

export default node;
