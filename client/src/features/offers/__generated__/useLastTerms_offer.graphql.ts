/**
 * @generated SignedSource<<cb72b85f6377e7bf8059c9a2aaf174c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryTime = "DAYS_1_3" | "IMMEDIATE" | "OVER_2_WEEKS" | "WEEKS_1_2" | "%future added value";
export type PartCondition = "NEW" | "REMANUFACTURED" | "USED" | "%future added value";
export type ShippingCharge = "AMOUNT" | "ARRANGED" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useLastTerms_offer$data = {
  readonly currentVersion: {
    readonly createdAt: string;
    readonly lines: ReadonlyArray<{
      readonly condition: PartCondition;
      readonly deliveryTime: DeliveryTime;
      readonly validUntil: string;
      readonly warrantyDays: number | null | undefined;
    }>;
    readonly shipping: number;
    readonly shippingCharge: ShippingCharge;
  };
  readonly " $fragmentType": "useLastTerms_offer";
};
export type useLastTerms_offer$key = {
  readonly " $data"?: useLastTerms_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLastTerms_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLastTerms_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferVersion",
      "kind": "LinkedField",
      "name": "currentVersion",
      "plural": false,
      "selections": [
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
          "name": "shippingCharge",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shipping",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OfferLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
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
              "name": "deliveryTime",
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
              "kind": "ScalarField",
              "name": "warrantyDays",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "c51466b331c7becb4bd0a9035fb8474b";

export default node;
