/**
 * @generated SignedSource<<a09d55edcfc08cec77b017d53f30cb1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderWarranty_order$data = {
  readonly warrantyCode: string | null | undefined;
  readonly " $fragmentType": "OrderWarranty_order";
};
export type OrderWarranty_order$key = {
  readonly " $data"?: OrderWarranty_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderWarranty_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderWarranty_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warrantyCode",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b8932cf49a4dc2039c1ab46e7ed2db4f";

export default node;
