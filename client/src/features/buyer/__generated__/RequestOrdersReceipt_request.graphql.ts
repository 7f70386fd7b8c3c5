/**
 * @generated SignedSource<<0393048ce31aa77d9ae88bbfc533b0c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestOrdersReceipt_request$data = {
  readonly comparison: {
    readonly __typename: "OfferComparison";
  } | null | undefined;
  readonly viewerOrders: ReadonlyArray<{
    readonly viewerActions: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"DueReceipt_order">;
  }>;
  readonly " $fragmentType": "RequestOrdersReceipt_request";
};
export type RequestOrdersReceipt_request$key = {
  readonly " $data"?: RequestOrdersReceipt_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestOrdersReceipt_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestOrdersReceipt_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferComparison",
      "kind": "LinkedField",
      "name": "comparison",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "DueReceipt_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "fd8a09cb1b00587e2200dfbaf7c496ab";

export default node;
