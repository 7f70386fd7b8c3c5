/**
 * @generated SignedSource<<89cfa3c2402bcfdbfb025cbf10726834>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentCaseKind = "AMOUNT_DIFFERS" | "DISPUTE" | "REFUND_ELSEWHERE" | "STUCK" | "UNKNOWN_TO_GATEWAY" | "UNKNOWN_TO_US" | "%future added value";
export type PaymentCaseState = "AGREED" | "COVERED" | "LOST" | "OPEN" | "WON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type paymentCaseColumns_paymentCase$data = {
  readonly amount: number;
  readonly booked: number;
  readonly gatewayName: string;
  readonly id: string;
  readonly isDue: boolean;
  readonly kind: PaymentCaseKind;
  readonly note: string | null | undefined;
  readonly openedAt: string;
  readonly orders: ReadonlyArray<{
    readonly id: string;
    readonly shortId: string;
  }>;
  readonly payer: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly paymentRef: string;
  readonly reason: string;
  readonly respondBy: string | null | undefined;
  readonly state: PaymentCaseState;
  readonly " $fragmentType": "paymentCaseColumns_paymentCase";
};
export type paymentCaseColumns_paymentCase$key = {
  readonly " $data"?: paymentCaseColumns_paymentCase$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentCaseColumns_paymentCase">;
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
  "name": "paymentCaseColumns_paymentCase",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
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
      "name": "respondBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "booked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gatewayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentRef",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
      "name": "orders",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentCase",
  "abstractKey": null
};
})();

(node as any).hash = "9d66f7c8702c7e9d6c405bd86b5bac9e";

export default node;
