/**
 * @generated SignedSource<<777770ebe84c55af2e9062aed9004495>>
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
  readonly " $fragmentSpreads": FragmentRefs<"OrderTimeline_order">;
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
      "name": "OrderTimeline_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "619b6634a3f923147c9c489fa1e1a274";

export default node;
