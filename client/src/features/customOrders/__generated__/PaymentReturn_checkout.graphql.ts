/**
 * @generated SignedSource<<14ad72de57cf60e346abee4e211e4cd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckoutOutcome = "EXPIRED" | "FAILED" | "GIVEN_BACK" | "PAID" | "PROCESSING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentReturn_checkout$data = {
  readonly amount: number;
  readonly outcome: CheckoutOutcome;
  readonly words: {
    readonly returned: string;
    readonly unpaid: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Voucher_checkout">;
  readonly " $fragmentType": "PaymentReturn_checkout";
};
export type PaymentReturn_checkout$key = {
  readonly " $data"?: PaymentReturn_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentReturn_checkout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentReturn_checkout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
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
      "concreteType": "CheckoutWords",
      "kind": "LinkedField",
      "name": "words",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unpaid",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Voucher_checkout"
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "6fa9021756ed800dac5417051f36a1ba";

export default node;
