/**
 * @generated SignedSource<<eb36a8afbd54105febf04c361bf46d72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "CANCELED" | "DISPUTED" | "PAID" | "PARTIALLY_REFUNDED" | "RECEIVED" | "REFUNDED" | "RELEASED" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FollowedOrderScreen_order$data = {
  readonly customOrder: {
    readonly seller: {
      readonly companyName: string;
      readonly email: string;
      readonly phone: string;
    };
  } | null | undefined;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly description: string;
    readonly id: string;
    readonly price: number;
  }>;
  readonly paid: number;
  readonly rest: number;
  readonly review: {
    readonly viewerActions: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"QuoteConsent_review" | "ReviewWords_review">;
  } | null | undefined;
  readonly reviewAction: {
    readonly enabled: boolean;
  } | null | undefined;
  readonly shortId: string;
  readonly state: OrderState;
  readonly status: {
    readonly summary: string;
  };
  readonly total: number;
  readonly unreadCount: number | null | undefined;
  readonly viewerActions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmReceiptDialog_order" | "Delivery_order" | "HandOverCode_order" | "OrderDispute_order" | "OrderMoney_order" | "OrderTimeline_order" | "OrderWarranty_order" | "OrderWithdrawal_order" | "ReviewDialogs_order" | "WithdrawFromOrderDialog_order">;
  readonly " $fragmentType": "FollowedOrderScreen_order";
};
export type FollowedOrderScreen_order$key = {
  readonly " $data"?: FollowedOrderScreen_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowedOrderScreen_order">;
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
},
v2 = {
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
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowedOrderScreen_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
      "name": "paid",
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
      "concreteType": "OrderStatus",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
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
        (v0/*:: as any*/),
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
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomOrder",
      "kind": "LinkedField",
      "name": "customOrder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomOrderProvider",
          "kind": "LinkedField",
          "name": "seller",
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
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phone",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadCount",
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
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuoteConsent_review"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewWords_review"
        }
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
      "name": "OrderDispute_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTimeline_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderMoney_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfirmReceiptDialog_order"
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
      "name": "WithdrawFromOrderDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "c03e41002c382b621fb9cddb6558d591";

export default node;
