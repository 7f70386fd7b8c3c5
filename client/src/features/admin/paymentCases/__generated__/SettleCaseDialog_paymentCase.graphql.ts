/**
 * @generated SignedSource<<5914f511df047492a77ebd336313380c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettleCaseDialog_paymentCase$data = {
  readonly amount: number;
  readonly chargeable: ReadonlyArray<{
    readonly amount: number;
    readonly orderId: string;
  }>;
  readonly id: string;
  readonly isLoss: boolean;
  readonly orders: ReadonlyArray<{
    readonly id: string;
    readonly shortId: string;
  }>;
  readonly owedToPayer: number;
  readonly version: string;
  readonly " $fragmentType": "SettleCaseDialog_paymentCase";
};
export type SettleCaseDialog_paymentCase$key = {
  readonly " $data"?: SettleCaseDialog_paymentCase$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettleCaseDialog_paymentCase">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettleCaseDialog_paymentCase",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLoss",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "owedToPayer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChargeableOrder",
      "kind": "LinkedField",
      "name": "chargeable",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderId",
          "storageKey": null
        },
        (v1/*:: as any*/)
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

(node as any).hash = "f5bf05024ad543ffcdffacbb02805ca0";

export default node;
