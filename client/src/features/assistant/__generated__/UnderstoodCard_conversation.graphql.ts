/**
 * @generated SignedSource<<366dcc47365da566014047374da5eb56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssistantMissing = "BRAND" | "CONTACT" | "DEPARTMENT" | "MODEL" | "PART" | "YEAR" | "%future added value";
export type AssistantStage = "ASKING_CONTACT" | "COMPLETED" | "COMPLETING_CONTACT" | "CREATING_CONSULTATION" | "INITIAL" | "%future added value";
export type Urgency = "HIGH" | "LOW" | "MEDIUM" | "URGENT" | "%future added value";
export type WantedCondition = "ANY" | "NEW" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnderstoodCard_conversation$data = {
  readonly photoCount: number;
  readonly request: {
    readonly id: string;
  } | null | undefined;
  readonly sentAt: string | null | undefined;
  readonly stage: AssistantStage;
  readonly understood: {
    readonly brand: string | null | undefined;
    readonly email: string | null | undefined;
    readonly engine: string | null | undefined;
    readonly mileageKm: number | null | undefined;
    readonly missing: ReadonlyArray<AssistantMissing>;
    readonly model: string | null | undefined;
    readonly otherCars: number;
    readonly parts: ReadonlyArray<{
      readonly condition: WantedCondition | null | undefined;
      readonly description: string;
      readonly quantity: number;
    }>;
    readonly phone: string | null | undefined;
    readonly urgency: Urgency | null | undefined;
    readonly version: string | null | undefined;
    readonly vin: string | null | undefined;
    readonly year: number | null | undefined;
  };
  readonly " $fragmentType": "UnderstoodCard_conversation";
};
export type UnderstoodCard_conversation$key = {
  readonly " $data"?: UnderstoodCard_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnderstoodCard_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnderstoodCard_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PartRequest",
      "kind": "LinkedField",
      "name": "request",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Understood",
      "kind": "LinkedField",
      "name": "understood",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brand",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "model",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "engine",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "vin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mileageKm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urgency",
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "otherCars",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UnderstoodPart",
          "kind": "LinkedField",
          "name": "parts",
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
              "name": "condition",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AssistantConversation",
  "abstractKey": null
};

(node as any).hash = "1c68955212ca627ccee7a3132699a0f7";

export default node;
