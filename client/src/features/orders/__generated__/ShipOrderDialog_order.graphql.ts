/**
 * @generated SignedSource<<e2ede5afb5fc0f6409adb8870bfe080f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipOrderDialog_order$data = {
  readonly id: string;
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "690429e8ab2e1b411091ac84abb3b97c";

export default node;
