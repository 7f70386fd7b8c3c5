/**
 * @generated SignedSource<<4ccacf69b227d9b06fbe2ea66fb767e4>>
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
  readonly " $fragmentSpreads": FragmentRefs<"OrderState_order" | "OrderVehicle_order">;
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "acba4e82a354bb48c1fe48e0e9ad8d07";

export default node;
