/**
 * @generated SignedSource<<501a442aa62750fe05e2d23878b43909>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShippingCharge = "AMOUNT" | "ARRANGED" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferTable_offer$data = {
  readonly currentVersion: {
    readonly discountBps: number | null | undefined;
    readonly shippingCharge: ShippingCharge;
    readonly shippingWords: string;
    readonly terms: {
      readonly condition: string;
      readonly conditionMark: string | null | undefined;
      readonly delivery: string;
      readonly warranty: string;
    };
    readonly total: number;
    readonly validUntil: string;
  };
  readonly id: string;
  readonly openTerms: {
    readonly total: number;
  } | null | undefined;
  readonly provider: {
    readonly " $fragmentSpreads": FragmentRefs<"ProviderTrust_provider">;
  };
  readonly " $fragmentType": "OfferTable_offer";
};
export type OfferTable_offer$key = {
  readonly " $data"?: OfferTable_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferTable_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferTable_offer",
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
      "args": null,
      "concreteType": "OfferVersion",
      "kind": "LinkedField",
      "name": "currentVersion",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discountBps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippingCharge",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippingWords",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Terms",
          "kind": "LinkedField",
          "name": "terms",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "condition",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "conditionMark",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "delivery",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "warranty",
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
      "concreteType": "OpenTerms",
      "kind": "LinkedField",
      "name": "openTerms",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferProvider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProviderTrust_provider"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "92b3b958859187203e836a1cf7831d53";

export default node;
