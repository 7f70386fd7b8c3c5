/**
 * @generated SignedSource<<0a0acae462b7511176dbf0e2ed3b73fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
export type OrderState = "CANCELED" | "PAID" | "RECEIVED" | "RELEASED" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProviderOrderRow_order$data = {
  readonly createdAt: string;
  readonly history: ReadonlyArray<{
    readonly at: string;
    readonly note: string | null | undefined;
    readonly state: OrderState;
  }>;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly description: string;
  }>;
  readonly payout: number | null | undefined;
  readonly request: {
    readonly files: ReadonlyArray<{
      readonly kind: FileKind;
      readonly thumbnailUrl: string | null | undefined;
    }>;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"VehicleName_request">;
  };
  readonly rest: number;
  readonly state: OrderState;
  readonly total: number;
  readonly viewerActions: ReadonlyArray<{
    readonly action: string;
    readonly enabled: boolean;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderDialog_order" | "ShipOrderDialog_order">;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
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
    (v1/*:: as any*/),
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
      "name": "rest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payout",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VehicleName_request"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "a130b6b16a7ffe29be3fa0a4419a0b6f";

export default node;
