/**
 * @generated SignedSource<<e3529054ce5079e7d7e3c10fb1e2e032>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomOrderState = "EXPIRED" | "PAID" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomOrderSummary_order$data = {
  readonly isRefunded: boolean;
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
      "kind": "ScalarField",
      "name": "isRefunded",
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

(node as any).hash = "fc5263e141e90330e49086a072ea9aef";

export default node;
