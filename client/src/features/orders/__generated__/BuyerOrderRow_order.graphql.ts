/**
 * @generated SignedSource<<63a4fbae4ec753b3b24f4444d74e2f6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type StepPosition = "CURRENT" | "DONE" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BuyerOrderRow_order$data = {
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly description: string;
    readonly discount: number;
    readonly quantity: number;
  }>;
  readonly provider: {
    readonly companyName: string;
    readonly department: Department;
  };
  readonly request: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RequestPhoto_request">;
  } | null | undefined;
  readonly reviewAction: {
    readonly enabled: boolean;
  } | null | undefined;
  readonly shipping: number;
  readonly status: {
    readonly steps: ReadonlyArray<{
      readonly position: StepPosition;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"OrderRow_status">;
  };
  readonly total: number;
  readonly viewerActions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ChatLink_order" | "DeleteOrder_order" | "Delivery_order" | "HandOverCode_order" | "OrderDialogs_order" | "OrderDispute_order" | "OrderTimeline_order" | "OrderVehicle_order" | "OrderWarranty_order" | "OrderWithdrawal_order" | "ReviewDialogs_order">;
  readonly " $fragmentType": "BuyerOrderRow_order";
};
export type BuyerOrderRow_order$key = {
  readonly " $data"?: BuyerOrderRow_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerOrderRow_order">;
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
  "name": "enabled",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyerOrderRow_order",
  "selections": [
    (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "position",
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
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "department",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "RequestPhoto_request"
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
            (v1/*:: as any*/),
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewDialogs_order"
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
      "name": "Delivery_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HandOverCode_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderWithdrawal_order"
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
      "name": "OrderTimeline_order"
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

(node as any).hash = "ce556d22c840bedea2f013345b55e4f4";

export default node;
