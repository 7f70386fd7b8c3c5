/**
 * @generated SignedSource<<93df0b51a3a9c64bac398841e2d1f7b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomOrderState = "EXPIRED" | "PAID" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomOrderSummary_order$data = {
  readonly isHeld: boolean;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly isBought: boolean;
    readonly name: string;
    readonly price: number;
  }>;
  readonly paid: number | null | undefined;
  readonly refund: number;
  readonly state: CustomOrderState;
  readonly total: number;
  readonly " $fragmentType": "CustomOrderSummary_order";
};
export type CustomOrderSummary_order$key = {
  readonly " $data"?: CustomOrderSummary_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomOrderSummary_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomOrderSummary_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
      "name": "refund",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHeld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomOrderItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBought",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomOrder",
  "abstractKey": null
};

(node as any).hash = "4c0c66fa6e3fa32a48e157412230a915";

export default node;
