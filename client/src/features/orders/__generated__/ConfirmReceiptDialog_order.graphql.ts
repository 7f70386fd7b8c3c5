/**
 * @generated SignedSource<<cf55b44d2fbc182837cf9932255b8700>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmReceiptDialog_order$data = {
  readonly held: number;
  readonly id: string;
  readonly rest: number;
  readonly " $fragmentType": "ConfirmReceiptDialog_order";
};
export type ConfirmReceiptDialog_order$key = {
  readonly " $data"?: ConfirmReceiptDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmReceiptDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmReceiptDialog_order",
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
      "name": "held",
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

(node as any).hash = "787a7751acd2bbdf97e30367bf3deb8c";

export default node;
