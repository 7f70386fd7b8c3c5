/**
 * @generated SignedSource<<85aac7fb6e87af2fd16f5a9aa82546b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type overdueReceiptColumns_order$data = {
  readonly held: number;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly description: string;
    readonly quantity: number;
  }>;
  readonly messageCount: number | null | undefined;
  readonly overdueReceipt: {
    readonly askedAt: string | null | undefined;
    readonly shippedAt: string;
  } | null | undefined;
  readonly provider: {
    readonly companyName: string;
  };
  readonly shortId: string;
  readonly " $fragmentSpreads": FragmentRefs<"Delivery_order">;
  readonly " $fragmentType": "overdueReceiptColumns_order";
};
export type overdueReceiptColumns_order$key = {
  readonly " $data"?: overdueReceiptColumns_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"overdueReceiptColumns_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "overdueReceiptColumns_order",
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
      "name": "shortId",
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
      "name": "messageCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OverdueReceipt",
      "kind": "LinkedField",
      "name": "overdueReceipt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedAt",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Delivery_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b5b1990d6e028c4cff2092cef82573ec";

export default node;
