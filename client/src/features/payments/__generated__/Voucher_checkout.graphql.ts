/**
 * @generated SignedSource<<c1570bb9877fae1084fe73b43a3b22c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Voucher_checkout$data = {
  readonly voucher: {
    readonly payBy: string | null | undefined;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "Voucher_checkout";
};
export type Voucher_checkout$key = {
  readonly " $data"?: Voucher_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"Voucher_checkout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Voucher_checkout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentVoucher",
      "kind": "LinkedField",
      "name": "voucher",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "a0c56732d7f5521ef44f81ca472dafc2";

export default node;
