/**
 * @generated SignedSource<<4c0783894b0228f28de512547514d65d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmReceiptDialog_order$data = {
  readonly held: number;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly description: string;
    readonly quantity: number;
  }>;
  readonly rest: number;
  readonly status: {
    readonly stamp: string;
  };
  readonly " $fragmentType": "ConfirmReceiptDialog_order";
};
export type ConfirmReceiptDialog_order$key = {
  readonly " $data"?: ConfirmReceiptDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmReceiptDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmReceiptDialog_order",
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
      "name": "held",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderStatus",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stamp",
          "storageKey": null
        }
      ],
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "7098386c8b2d734ce9c2d909d8abb60f";

export default node;
