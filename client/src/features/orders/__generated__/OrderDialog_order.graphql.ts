/**
 * @generated SignedSource<<327afcc7fd4914a754508e8ec2c759bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDialog_order$data = {
  readonly viewerActions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
  }>;
  readonly withdrawal: {
    readonly action: {
      readonly disabledReason: string | null | undefined;
      readonly enabled: boolean;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderDialog_order" | "ConfirmReceiptDialog_order" | "HandOverDialog_order" | "ShipOrderDialog_order" | "WithdrawFromOrderDialog_order">;
  readonly " $fragmentType": "OrderDialog_order";
};
export type OrderDialog_order$key = {
  readonly " $data"?: OrderDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDialog_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enabled",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disabledReason",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDialog_order",
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
            (v1/*:: as any*/)
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
      "name": "ShipOrderDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelOrderDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfirmReceiptDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HandOverDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithdrawFromOrderDialog_order"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderWithdrawal",
      "kind": "LinkedField",
      "name": "withdrawal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerAction",
          "kind": "LinkedField",
          "name": "action",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "34de146d7392c07ebe433632b1f8b781";

export default node;
