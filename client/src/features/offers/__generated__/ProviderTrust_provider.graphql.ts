/**
 * @generated SignedSource<<1d7b7ceaaccea6a29cdd1b70795ce4cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProviderTrust_provider$data = {
  readonly department: Department;
  readonly honour: {
    readonly percent: number;
  } | null | undefined;
  readonly isVerified: boolean;
  readonly quotingTime: string | null | undefined;
  readonly rating: {
    readonly average: number;
    readonly count: number;
  } | null | undefined;
  readonly sales: number;
  readonly " $fragmentType": "ProviderTrust_provider";
};
export type ProviderTrust_provider$key = {
  readonly " $data"?: ProviderTrust_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderTrust_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderTrust_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVerified",
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
      "name": "sales",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quotingTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderHonour",
      "kind": "LinkedField",
      "name": "honour",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderRating",
      "kind": "LinkedField",
      "name": "rating",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "average",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OfferProvider",
  "abstractKey": null
};

(node as any).hash = "04dcfa72a64b2c9d3ad5bce78ad0d1cd";

export default node;
