/**
 * @generated SignedSource<<80de17745d234e493f47b39f284695df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckoutOutcome = "EXPIRED" | "FAILED" | "GIVEN_BACK" | "PAID" | "PROCESSING" | "WAITING" | "%future added value";
export type MoneyState = "CAPTURED" | "PARTIALLY_REFUNDED" | "REFUNDED" | "REFUNDING" | "%future added value";
export type RefundState = "FAILED" | "REQUESTED" | "SUCCEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ownPaymentColumns_checkout$data = {
  readonly amount: number;
  readonly createdAt: string;
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly about: string | null | undefined;
    readonly names: ReadonlyArray<string>;
    readonly order: {
      readonly id: string;
    } | null | undefined;
    readonly request: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly outcome: CheckoutOutcome;
  readonly processor: string;
  readonly received: ReadonlyArray<{
    readonly paidAt: string;
    readonly refunds: ReadonlyArray<{
      readonly amount: number;
      readonly isByHand: boolean;
      readonly isElsewhere: boolean;
      readonly state: RefundState;
    }>;
    readonly state: MoneyState;
  }>;
  readonly " $fragmentType": "ownPaymentColumns_checkout";
};
export type ownPaymentColumns_checkout$key = {
  readonly " $data"?: ownPaymentColumns_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownPaymentColumns_checkout">;
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
  "name": "amount",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/)
],
v3 = {
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
  "name": "ownPaymentColumns_checkout",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "processor",
      "storageKey": null
    },
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
      "concreteType": "CheckoutItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "names",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "about",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PartRequest",
          "kind": "LinkedField",
          "name": "request",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "order",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceivedPayment",
      "kind": "LinkedField",
      "name": "received",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PayersRefund",
          "kind": "LinkedField",
          "name": "refunds",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isByHand",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isElsewhere",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};
})();

(node as any).hash = "3bc22a2be2f03b7224162f0c78be2a24";

export default node;
