/**
 * @generated SignedSource<<03607e300fc1eb60659f81ebf54218ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PurchaseFlagKind = "AMOUNT" | "CONTACT" | "COUNT" | "%future added value";
export type PurchaseFlagOutcome = "CLEARED" | "CONFIRMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type purchaseFlagColumns_flag$data = {
  readonly account: {
    readonly id: string;
    readonly name: string;
  };
  readonly flaggedAt: string;
  readonly id: string;
  readonly kind: PurchaseFlagKind;
  readonly note: string | null | undefined;
  readonly outcome: PurchaseFlagOutcome | null | undefined;
  readonly reason: string;
  readonly request: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "purchaseFlagColumns_flag";
};
export type purchaseFlagColumns_flag$key = {
  readonly " $data"?: purchaseFlagColumns_flag$data;
  readonly " $fragmentSpreads": FragmentRefs<"purchaseFlagColumns_flag">;
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
  "name": "purchaseFlagColumns_flag",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flaggedAt",
      "storageKey": null
    },
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
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
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
      "concreteType": "PartRequest",
      "kind": "LinkedField",
      "name": "request",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "PurchaseFlag",
  "abstractKey": null
};
})();

(node as any).hash = "f2e6eff47ad5a3dc7cf0bed474427d12";

export default node;
