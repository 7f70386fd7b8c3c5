/**
 * @generated SignedSource<<7b8c0247e1a5ddf580b6166901d30d23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryTime = "DAYS_1_3" | "IMMEDIATE" | "OVER_2_WEEKS" | "WEEKS_1_2" | "%future added value";
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TwoOffersTable_offer$data = {
  readonly currentVersion: {
    readonly lines: ReadonlyArray<{
      readonly deliveryTime: DeliveryTime;
      readonly description: string | null | undefined;
      readonly requestedPart: {
        readonly isOpen: boolean;
      };
      readonly warrantyDays: number | null | undefined;
    }>;
    readonly shippingWords: string;
    readonly terms: {
      readonly condition: string;
      readonly delivery: string;
      readonly fit: string | null | undefined;
      readonly warranty: string;
    };
    readonly total: number;
    readonly validUntil: string;
  };
  readonly openTerms: {
    readonly missingParts: number;
    readonly total: number;
  } | null | undefined;
  readonly provider: {
    readonly department: Department;
    readonly sales: number;
  };
  readonly " $fragmentType": "TwoOffersTable_offer";
};
export type TwoOffersTable_offer$key = {
  readonly " $data"?: TwoOffersTable_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoOffersTable_offer">;
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
  "name": "TwoOffersTable_offer",
  "selections": [
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
              "name": "delivery",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "warranty",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fit",
              "storageKey": null
            }
          ],
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
              "name": "description",
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
              "name": "warrantyDays",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RequestedPart",
              "kind": "LinkedField",
              "name": "requestedPart",
              "plural": false,
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missingParts",
          "storageKey": null
        }
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "department",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sales",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "d952f1f367ea859e664ebd9beb275dc4";

export default node;
