/**
 * @generated SignedSource<<1ef8daa96abbe57f0a321cf72157bac2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type testimonialColumns_review$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly order: {
    readonly provider: {
      readonly companyName: string;
    };
  };
  readonly quotedAt: string | null | undefined;
  readonly reviewer: {
    readonly department: Department | null | undefined;
    readonly firstName: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewWords_review">;
  readonly " $fragmentType": "testimonialColumns_review";
};
export type testimonialColumns_review$key = {
  readonly " $data"?: testimonialColumns_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"testimonialColumns_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "testimonialColumns_review",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quotedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Reviewer",
      "kind": "LinkedField",
      "name": "reviewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
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
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Provider",
          "kind": "LinkedField",
          "name": "provider",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "companyName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewWords_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "8128f9f316adfbc712d558bb2ad8370c";

export default node;
