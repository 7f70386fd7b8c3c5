/**
 * @generated SignedSource<<a5a0852dc35f69eb9b36402a5c180266>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryTime = "DAYS_1_3" | "IMMEDIATE" | "OVER_2_WEEKS" | "WEEKS_1_2" | "%future added value";
export type PartCondition = "NEW" | "REMANUFACTURED" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomOrderItem_item$data = {
  readonly condition: PartCondition;
  readonly deliveryTime: DeliveryTime;
  readonly description: string | null | undefined;
  readonly name: string;
  readonly price: number;
  readonly warrantyDays: number | null | undefined;
  readonly " $fragmentType": "CustomOrderItem_item";
};
export type CustomOrderItem_item$key = {
  readonly " $data"?: CustomOrderItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomOrderItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomOrderItem_item",
  "selections": [
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
      "name": "condition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warrantyDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "CustomOrderItem",
  "abstractKey": null
};

(node as any).hash = "3a3cffd547e8bf6e8d6a922982af28d3";

export default node;
