/**
 * @generated SignedSource<<60350aaa5299f05b1801968de55ac87e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BasketKind = "CHEAPEST" | "FASTEST" | "FEWEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferBaskets_request$data = {
  readonly baskets: ReadonlyArray<{
    readonly kinds: ReadonlyArray<BasketKind>;
    readonly label: string;
    readonly paymentTerms: {
      readonly lines: ReadonlyArray<{
        readonly conditionMark: string | null | undefined;
        readonly name: string;
        readonly partId: string | null | undefined;
        readonly priceWords: string | null | undefined;
      }>;
      readonly total: number;
      readonly version: number;
    };
    readonly sentence: string;
  }> | null | undefined;
  readonly id: string;
  readonly parts: ReadonlyArray<{
    readonly isOpen: boolean;
  }>;
  readonly " $fragmentType": "OfferBaskets_request";
};
export type OfferBaskets_request$key = {
  readonly " $data"?: OfferBaskets_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferBaskets_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferBaskets_request",
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
      "concreteType": "RequestedPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpen",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferBasket",
      "kind": "LinkedField",
      "name": "baskets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kinds",
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
          "name": "sentence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "conditionMark",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "5616e92999796386ea98ba76b3e9c36e";

export default node;
