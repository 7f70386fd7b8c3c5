/**
 * @generated SignedSource<<c287de7e2d42cce3677c17efd7f0c178>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDialogs_order$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDialog_order">;
  readonly " $fragmentType": "OrderDialogs_order";
};
export type OrderDialogs_order$key = {
  readonly " $data"?: OrderDialogs_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDialogs_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDialogs_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "7608a97218f498fb458d4fe6a7c2c065";

export default node;
