/**
 * @generated SignedSource<<ec1c24cf356bcc88c2952c7235924ee6>>
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
  readonly recovered: number;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recovered",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "72b14a3473c7aa5d63e641e1fa58057f";

export default node;
