/**
 * @generated SignedSource<<9294b26fe245a4eccecce28699a6aed9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type RequestAspect = "DEPARTMENT" | "DESCRIPTION" | "FILES" | "PARTS" | "VEHICLE" | "%future added value";
export type RequestEditKind = "ADDED" | "EDITED" | "EXTENDED" | "%future added value";
export type WantedCondition = "ANY" | "NEW" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferEditor_request$data = {
  readonly department: Department;
  readonly description: string | null | undefined;
  readonly edits: ReadonlyArray<{
    readonly aspects: ReadonlyArray<RequestAspect>;
    readonly comment: string | null | undefined;
    readonly kind: RequestEditKind;
  }>;
  readonly parts: ReadonlyArray<{
    readonly comments: string | null | undefined;
    readonly condition: WantedCondition;
    readonly description: string;
    readonly id: string;
    readonly isOpen: boolean;
    readonly partNumber: string | null | undefined;
    readonly quantity: number;
  }>;
  readonly revision: number;
  readonly shortId: string;
  readonly viewerDiscountBps: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OfferSubject_request" | "VehicleFacts_request" | "VehicleName_request">;
  readonly " $fragmentType": "OfferEditor_request";
};
export type OfferEditor_request$key = {
  readonly " $data"?: OfferEditor_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferEditor_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortId",
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
      "name": "revision",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerDiscountBps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestEdit",
      "kind": "LinkedField",
      "name": "edits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aspects",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        }
      ],
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpen",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comments",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferSubject_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VehicleFacts_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VehicleName_request"
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};
})();

(node as any).hash = "eae650b3cb5140ba8bc1d79739c3fd4e";

export default node;
