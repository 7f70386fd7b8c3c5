/**
 * @generated SignedSource<<80a1691fdceaf0d5b8a569488e675c32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextStep_order$data = {
  readonly reviewAction: {
    readonly enabled: boolean;
  } | null | undefined;
  readonly viewerActions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDialogs_order" | "ReviewDialogs_order">;
  readonly " $fragmentType": "NextStep_order";
};
export type NextStep_order$key = {
  readonly " $data"?: NextStep_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enabled",
  "storageKey": null
};
return {
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
            (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "ViewerAction",
      "kind": "LinkedField",
      "name": "reviewAction",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDialogs_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewDialogs_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "0bbb139a65bfc395bc13728fee27d88d";

export default node;
