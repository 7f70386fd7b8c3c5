/**
 * @generated SignedSource<<91c5c694d8c9de908ffc83699cf355c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type PaymentPlan = "DEPOSIT" | "FULL" | "%future added value";
export type RefundState = "FAILED" | "REQUESTED" | "SUCCEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentReceiptScreen_checkout$data = {
  readonly items: ReadonlyArray<{
    readonly about: string | null | undefined;
    readonly amount: number;
    readonly names: ReadonlyArray<string>;
    readonly order: {
      readonly provider: {
        readonly companyName: string;
        readonly department: Department;
      };
      readonly shortId: string;
    } | null | undefined;
    readonly plan: PaymentPlan | null | undefined;
  }>;
  readonly payer: {
    readonly buyerProfile: {
      readonly rut: string | null | undefined;
    } | null | undefined;
    readonly email: string;
    readonly name: string;
  } | null | undefined;
  readonly processor: string;
  readonly received: ReadonlyArray<{
    readonly amount: number;
    readonly paidAt: string;
    readonly reference: string;
    readonly refunds: ReadonlyArray<{
      readonly amount: number;
      readonly createdAt: string;
      readonly isByHand: boolean;
      readonly isElsewhere: boolean;
      readonly reason: string;
      readonly settledAt: string | null | undefined;
      readonly state: RefundState;
    }>;
  }>;
  readonly shortId: string;
  readonly " $fragmentType": "PaymentReceiptScreen_checkout";
};
export type PaymentReceiptScreen_checkout$key = {
  readonly " $data"?: PaymentReceiptScreen_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentReceiptScreen_checkout">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentReceiptScreen_checkout",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "payer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
          "concreteType": "BuyerProfile",
          "kind": "LinkedField",
          "name": "buyerProfile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rut",
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
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "order",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
      "concreteType": "ReceivedPayment",
      "kind": "LinkedField",
      "name": "received",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PayersRefund",
          "kind": "LinkedField",
          "name": "refunds",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
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
              "kind": "ScalarField",
              "name": "settledAt",
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

(node as any).hash = "8f9f6aa51048fed7d39302b1a29bd6af";

export default node;
