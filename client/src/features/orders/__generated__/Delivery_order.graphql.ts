/**
 * @generated SignedSource<<c482c81a7a09afa0b73655cbf40eff80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryMethod = "COURIER" | "OWN_DELIVERY" | "PICKUP" | "%future added value";
export type OrderState = "CANCELED" | "DISPUTED" | "PAID" | "PARTIALLY_REFUNDED" | "RECEIVED" | "REFUNDED" | "RELEASED" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Delivery_order$data = {
  readonly delivery: {
    readonly carrier: string | null | undefined;
    readonly method: DeliveryMethod;
    readonly pickupHours: string | null | undefined;
    readonly pickupPlace: string | null | undefined;
    readonly trackingNumber: string | null | undefined;
    readonly trackingUrl: string | null | undefined;
  } | null | undefined;
  readonly shippingNote: string | null | undefined;
  readonly state: OrderState;
  readonly " $fragmentType": "Delivery_order";
};
export type Delivery_order$key = {
  readonly " $data"?: Delivery_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"Delivery_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Delivery_order",
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

(node as any).hash = "4078c982f7034d91cd59e5abc83823fd";

export default node;
