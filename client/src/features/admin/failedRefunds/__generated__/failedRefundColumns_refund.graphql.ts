/**
 * @generated SignedSource<<755b9c02e73883188cbbadb16b03a2be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundHandling = "BY_HAND" | "RETRIED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type failedRefundColumns_refund$data = {
  readonly amount: number;
  readonly createdAt: string;
  readonly failedAt: string | null | undefined;
  readonly gatewayName: string;
  readonly handling: RefundHandling | null | undefined;
  readonly id: string;
  readonly order: {
    readonly id: string;
    readonly shortId: string;
  } | null | undefined;
  readonly payer: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly paymentRef: string;
  readonly reason: string;
  readonly " $fragmentType": "failedRefundColumns_refund";
};
export type failedRefundColumns_refund$key = {
  readonly " $data"?: failedRefundColumns_refund$data;
  readonly " $fragmentSpreads": FragmentRefs<"failedRefundColumns_refund">;
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
  "name": "failedRefundColumns_refund",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handling",
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
      "name": "order",
      "plural": false,
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
  "type": "Refund",
  "abstractKey": null
};
})();

(node as any).hash = "54254ec07d1e50cfc6d3f4cc683c3a93";

export default node;
