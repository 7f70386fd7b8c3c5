/**
 * @generated SignedSource<<2e1481ca979c97eea8bbb0b361feb7b6>>
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
    readonly viewerActions: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
    }>;
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
          "alias": null,
          "args": null,
          "concreteType": "ViewerAction",
          "kind": "LinkedField",
          "name": "viewerActions",
          "plural": true,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "viewerAction_action",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "action",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "enabled",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "disabledReason",
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
          "name": "BuyerOrderRow_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "724b4b64c2ec96e5a4c7ef7513bf397c";

export default node;
