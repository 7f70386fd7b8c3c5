/**
 * @generated SignedSource<<8de089543080679f7ce18a94af78512e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssistantAsked = "AXLE" | "BRAND" | "CONDITION" | "CONFIRM" | "CONTACT" | "DEPARTMENT" | "EMAIL" | "ENGINE" | "MILEAGE" | "MODEL" | "NAME" | "PART" | "PHONE" | "QUANTITY" | "SIDE" | "SYMPTOM" | "URGENCY" | "VEHICLE" | "VIN" | "YEAR" | "%future added value";
export type AssistantStage = "ASKING_CONTACT" | "COMPLETED" | "COMPLETING_CONTACT" | "CREATING_CONSULTATION" | "INITIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AssistantRoom_state$data = {
  readonly asked: AssistantAsked | null | undefined;
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
    }
  ],
  "type": "AssistantConversation",
  "abstractKey": null
};

(node as any).hash = "418b00cfc11f7cdcf33cd267da793ddf";

export default node;
