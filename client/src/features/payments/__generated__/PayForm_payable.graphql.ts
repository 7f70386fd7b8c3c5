/**
 * @generated SignedSource<<9c5fc95c0873aca6db038228204fc8ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentPlan = "DEPOSIT" | "FULL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayForm_payable$data = {
  readonly id: string;
  readonly paymentTerms: {
    readonly changedWords: string;
    readonly detail: string | null | undefined;
    readonly disabledReason: string | null | undefined;
    readonly discountWords: string | null | undefined;
    readonly isHeld: boolean;
    readonly lines: ReadonlyArray<{
      readonly name: string;
      readonly partId: string | null | undefined;
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
  } | null | undefined;
  readonly " $fragmentType": "PayForm_payable";
};
export type PayForm_payable$key = {
  readonly " $data"?: PayForm_payable$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayForm_payable">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "partIds"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayForm_payable",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "partIds",
          "variableName": "partIds"
        }
      ],
      "concreteType": "PaymentTerms",
      "kind": "LinkedField",
      "name": "paymentTerms",
      "plural": false,
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
              "name": "partId",
              "storageKey": null
            },
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
      "storageKey": null
    }
  ],
  "type": "Payable",
  "abstractKey": "__isPayable"
};
})();

(node as any).hash = "ee57e224c809b0e8c41224aa47246c7f";

export default node;
