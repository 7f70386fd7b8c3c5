/**
 * @generated SignedSource<<d0f7794c6609003ff319c38d8d7ddc20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomOrderState = "EXPIRED" | "PAID" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomOrderSummary_order$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly isBought: boolean;
    readonly name: string;
    readonly price: number;
  }>;
  readonly paid: number | null | undefined;
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

(node as any).hash = "2fd023e75e1441224042be4ee4486ff4";

export default node;
