/**
 * @generated SignedSource<<fa922df4e038f24ebe10488088000144>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextStep_order$data = {
  readonly viewerActions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDialogs_order">;
  readonly " $fragmentType": "NextStep_order";
};
export type NextStep_order$key = {
  readonly " $data"?: NextStep_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextStep_order",
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
      "name": "OrderDialogs_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "533ae33f11e7b2b5a0433349afb7708f";

export default node;
