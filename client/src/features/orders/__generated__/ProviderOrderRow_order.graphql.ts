/**
 * @generated SignedSource<<91f98c4f7eede2a2df1ad2587f341554>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProviderOrderRow_order$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly description: string;
    readonly discount: number;
    readonly quantity: number;
  }>;
  readonly request: {
    readonly files: ReadonlyArray<{
      readonly kind: FileKind;
      readonly thumbnailUrl: string | null | undefined;
    }>;
    readonly id: string;
  } | null | undefined;
  readonly shipping: number;
  readonly status: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderRow_status">;
  };
  readonly total: number;
  readonly viewerActions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ChatLink_order" | "DeleteOrder_order" | "OrderDialogs_order" | "OrderDispute_order" | "OrderVehicle_order" | "OrderWarranty_order">;
  readonly " $fragmentType": "ProviderOrderRow_order";
};
export type ProviderOrderRow_order$key = {
  readonly " $data"?: ProviderOrderRow_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderOrderRow_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderOrderRow_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderStatus",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderRow_status"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PartRequest",
      "kind": "LinkedField",
      "name": "request",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "RequestFile",
          "kind": "LinkedField",
          "name": "files",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "thumbnailUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
      "name": "DeleteOrder_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDispute_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderWarranty_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderVehicle_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatLink_order"
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
})();

(node as any).hash = "da9c1ab8780508ca45678978b54ace43";

export default node;
