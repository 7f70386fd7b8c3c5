/**
 * @generated SignedSource<<14d24a96c779c6d2e4ed7996827ab9cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDetails_order$data = {
  readonly lines: ReadonlyArray<{
    readonly description: string;
    readonly id: string;
    readonly quantity: number;
    readonly " $fragmentSpreads": FragmentRefs<"lineTerms_line">;
  }>;
  readonly shippingWords: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderMoney_order" | "OrderState_order" | "OrderVehicle_order">;
  readonly " $fragmentType": "OrderDetails_order";
};
export type OrderDetails_order$key = {
  readonly " $data"?: OrderDetails_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetails_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDetails_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "lineTerms_line",
          "selections": [
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
              "name": "warrantyDays",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderVehicle_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderState_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderMoney_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "fb88f735a2a20a2e3255ddf0833d387d";

export default node;
