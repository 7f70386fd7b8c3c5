/**
 * @generated SignedSource<<523e1cb61b83508c88711002281f3cad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelSaleDialog_order$data = {
  readonly id: string;
  readonly paid: number;
  readonly " $fragmentType": "CancelSaleDialog_order";
};
export type CancelSaleDialog_order$key = {
  readonly " $data"?: CancelSaleDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelSaleDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelSaleDialog_order",
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

(node as any).hash = "5e1b13b13f2761e430024141127dfa05";

export default node;
