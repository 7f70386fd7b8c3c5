/**
 * @generated SignedSource<<0b77493ca887dffb917539e478898f43>>
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
  readonly isVerified: boolean;
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
    }
  ],
  "type": "OfferProvider",
  "abstractKey": null
};

(node as any).hash = "90c6ecbc9aee1dca474f5760c0df9069";

export default node;
