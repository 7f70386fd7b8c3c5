/**
 * @generated SignedSource<<9e593b64fcc87d65fe02d06472f45b68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentPlan = "DEPOSIT" | "FULL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayPlan_terms$data = {
  readonly changedWords: string;
  readonly detail: string | null | undefined;
  readonly disabledReason: string | null | undefined;
  readonly discountWords: string | null | undefined;
  readonly isHeld: boolean;
  readonly lines: ReadonlyArray<{
    readonly name: string;
    readonly priceWords: string | null | undefined;
  }>;
  readonly plans: ReadonlyArray<{
    readonly amount: number;
    readonly detail: string;
    readonly label: string;
    readonly plan: PaymentPlan;
  }>;
  readonly seller: {
    readonly " $fragmentSpreads": FragmentRefs<"ProviderTrust_provider">;
  } | null | undefined;
  readonly title: string;
  readonly total: number;
  readonly version: number;
  readonly " $fragmentType": "PayPlan_terms";
};
export type PayPlan_terms$key = {
  readonly " $data"?: PayPlan_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayPlan_terms">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "detail",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayPlan_terms",
  "selections": [
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentTermsLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
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
          "name": "priceWords",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountWords",
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
      "concreteType": "PaymentPlanOption",
      "kind": "LinkedField",
      "name": "plans",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferProvider",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProviderTrust_provider"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHeld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabledReason",
      "storageKey": null
    }
  ],
  "type": "PaymentTerms",
  "abstractKey": null
};
})();

(node as any).hash = "ec153232f3fbeda7a1656d991ac4b366";

export default node;
