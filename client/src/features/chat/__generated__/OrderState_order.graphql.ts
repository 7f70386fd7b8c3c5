/**
 * @generated SignedSource<<b613035c21e46863d164f11a9453721b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderState_order$data = {
  readonly held: number;
  readonly rest: number;
  readonly viewerIsBuyer: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"Delivery_order" | "OrderTimeline_order">;
  readonly " $fragmentType": "OrderState_order";
};
export type OrderState_order$key = {
  readonly " $data"?: OrderState_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderState_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderState_order",
  "selections": [
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
      "kind": "ScalarField",
      "name": "held",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsBuyer",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Delivery_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTimeline_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "a56b7011813a81e9c6ae78acb180d6ec";

export default node;
