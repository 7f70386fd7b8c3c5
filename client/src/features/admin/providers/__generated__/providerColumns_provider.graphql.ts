/**
 * @generated SignedSource<<0337a4e1e17e2f5d01945b135cbee513>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type ProviderChangeState = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
export type ProviderStatus = "APPROVED" | "PENDING" | "REJECTED" | "SUSPENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type providerColumns_provider$data = {
  readonly account: {
    readonly department: Department;
    readonly email: string;
    readonly name: string;
    readonly phone: string;
  } | null | undefined;
  readonly companyName: string;
  readonly createdAt: string;
  readonly id: string;
  readonly isSecondReview: boolean | null | undefined;
  readonly latestChange: {
    readonly state: ProviderChangeState;
  } | null | undefined;
  readonly rut: string | null | undefined;
  readonly status: ProviderStatus;
  readonly waitsSince: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AdminDialogs_provider" | "ApproveButton_provider">;
  readonly " $fragmentType": "providerColumns_provider";
};
export type providerColumns_provider$key = {
  readonly " $data"?: providerColumns_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"providerColumns_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "providerColumns_provider",
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
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSecondReview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderChange",
      "kind": "LinkedField",
      "name": "latestChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitsSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveButton_provider"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminDialogs_provider"
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "6bedddecf78ffb91fee81b6d8a44ac5d";

export default node;
