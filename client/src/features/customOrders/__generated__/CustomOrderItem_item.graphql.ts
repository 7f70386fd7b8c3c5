/**
 * @generated SignedSource<<4fa04d276e0b6ced449cfb712dd46564>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryTime = "DAYS_1_3" | "IMMEDIATE" | "OVER_2_WEEKS" | "WEEKS_1_2" | "%future added value";
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
export type PartCondition = "NEW" | "REMANUFACTURED" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomOrderItem_item$data = {
  readonly condition: PartCondition;
  readonly deliveryTime: DeliveryTime;
  readonly description: string | null | undefined;
  readonly files: ReadonlyArray<{
    readonly fileName: string;
    readonly kind: FileKind;
    readonly thumbnailUrl: string | null | undefined;
    readonly url: string | null | undefined;
  }>;
  readonly isBought: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBought",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomOrderFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomOrderItem",
  "abstractKey": null
};

(node as any).hash = "ffc3b50d65f397840a33e2ed5c6c96e7";

export default node;
