/**
 * @generated SignedSource<<e36359ce54f17b9295f62f369bdd0faa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssistantAsked = "AXLE" | "BRAND" | "CONDITION" | "CONFIRM" | "CONTACT" | "DEPARTMENT" | "EMAIL" | "ENGINE" | "MILEAGE" | "MODEL" | "NAME" | "PART" | "PHONE" | "QUANTITY" | "SIDE" | "SYMPTOM" | "URGENCY" | "VEHICLE" | "VIN" | "YEAR" | "%future added value";
export type AssistantStage = "ASKING_CONTACT" | "COMPLETED" | "COMPLETING_CONTACT" | "CREATING_CONSULTATION" | "INITIAL" | "%future added value";
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AssistantRoom_state$data = {
  readonly asked: AssistantAsked | null | undefined;
  readonly photos: ReadonlyArray<{
    readonly id: string;
    readonly kind: FileKind;
  }>;
  readonly stage: AssistantStage;
  readonly " $fragmentType": "AssistantRoom_state";
};
export type AssistantRoom_state$key = {
  readonly " $data"?: AssistantRoom_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssistantRoom_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssistantRoom_state",
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
      "name": "asked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantPhoto",
      "kind": "LinkedField",
      "name": "photos",
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
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AssistantConversation",
  "abstractKey": null
};

(node as any).hash = "7e13b1b6cbccda1428df4c3cbb0213df";

export default node;
