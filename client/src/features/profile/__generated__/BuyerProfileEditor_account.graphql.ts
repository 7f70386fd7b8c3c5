/**
 * @generated SignedSource<<1805fe3b9eec369316bd7c55167dec77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BuyerType = "CONSUMER" | "WORKSHOP" | "%future added value";
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type PartCategory = "ACCESSORIES" | "BODY" | "BRAKES" | "COOLING" | "ELECTRICAL" | "ENGINE" | "EXHAUST" | "FILTERS" | "LIGHTS" | "OTHER" | "STEERING" | "SUSPENSION" | "TYRES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BuyerProfileEditor_account$data = {
  readonly buyerProfile: {
    readonly address: string | null | undefined;
    readonly brands: ReadonlyArray<string>;
    readonly categories: ReadonlyArray<PartCategory>;
    readonly customerNumbers: ReadonlyArray<{
      readonly number: string;
      readonly supplierId: string | null | undefined;
      readonly supplierName: string;
    }>;
    readonly rut: string | null | undefined;
  } | null | undefined;
  readonly buyerType: BuyerType | null | undefined;
  readonly department: Department;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileAside_account">;
  readonly " $fragmentType": "BuyerProfileEditor_account";
};
export type BuyerProfileEditor_account$key = {
  readonly " $data"?: BuyerProfileEditor_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerProfileEditor_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyerProfileEditor_account",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
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
      "name": "buyerType",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileAside_account"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BuyerProfile",
      "kind": "LinkedField",
      "name": "buyerProfile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rut",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brands",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "categories",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomerNumber",
          "kind": "LinkedField",
          "name": "customerNumbers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "supplierId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "supplierName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "6640f19edd132bea4f8842c35e6eb4c6";

export default node;
