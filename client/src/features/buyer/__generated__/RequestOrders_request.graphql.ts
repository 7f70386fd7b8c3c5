/**
 * @generated SignedSource<<12d0b574e588cee27f8939552693c03f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestOrders_request$data = {
  readonly viewerOrders: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BuyerOrderRow_order">;
  }>;
  readonly " $fragmentType": "RequestOrders_request";
};
export type RequestOrders_request$key = {
  readonly " $data"?: RequestOrders_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestOrders_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestOrders_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "viewerOrders",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BuyerOrderRow_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "24775e016a147d00d9dd876b58642208";

export default node;
