/**
 * @generated SignedSource<<d8f350170f60f7b26a121f1d1e066cfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderVehicle_order$data = {
  readonly request: {
    readonly " $fragmentSpreads": FragmentRefs<"VehicleName_request">;
  } | null | undefined;
  readonly " $fragmentType": "OrderVehicle_order";
};
export type OrderVehicle_order$key = {
  readonly " $data"?: OrderVehicle_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderVehicle_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderVehicle_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PartRequest",
      "kind": "LinkedField",
      "name": "request",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VehicleName_request"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "09179d48e88b695a99b960e225d09a24";

export default node;
