/**
 * @generated SignedSource<<656366776ea17e1085b65960c57c8e40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryMethod = "COURIER" | "OWN_DELIVERY" | "PICKUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShipOrderDialog_order$data = {
  readonly delivery: {
    readonly carrier: string | null | undefined;
    readonly method: DeliveryMethod;
    readonly pickupHours: string | null | undefined;
    readonly pickupPlace: string | null | undefined;
    readonly trackingNumber: string | null | undefined;
    readonly trackingUrl: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly shippingNote: string | null | undefined;
  readonly " $fragmentType": "ShipOrderDialog_order";
};
export type ShipOrderDialog_order$key = {
  readonly " $data"?: ShipOrderDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipOrderDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipOrderDialog_order",
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
      "concreteType": "OrderDelivery",
      "kind": "LinkedField",
      "name": "delivery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carrier",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackingNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackingUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pickupPlace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pickupHours",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingNote",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "7af2ed8d4794faa4b012d68a387c0a23";

export default node;
