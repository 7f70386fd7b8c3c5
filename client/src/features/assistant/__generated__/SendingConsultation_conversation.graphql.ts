/**
 * @generated SignedSource<<1c0749a3c59395144aafb7438959f889>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssistantMissing = "BRAND" | "CONTACT" | "DEPARTMENT" | "MODEL" | "PART" | "YEAR" | "%future added value";
export type AssistantStage = "ASKING_CONTACT" | "COMPLETED" | "COMPLETING_CONTACT" | "CREATING_CONSULTATION" | "INITIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SendingConsultation_conversation$data = {
  readonly id: string;
  readonly stage: AssistantStage;
  readonly understood: {
    readonly missing: ReadonlyArray<AssistantMissing>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ContactDialog_conversation" | "CorrectDialog_conversation">;
  readonly " $fragmentType": "SendingConsultation_conversation";
};
export type SendingConsultation_conversation$key = {
  readonly " $data"?: SendingConsultation_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendingConsultation_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendingConsultation_conversation",
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
      "name": "stage",
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
          "name": "missing",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactDialog_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CorrectDialog_conversation"
    }
  ],
  "type": "AssistantConversation",
  "abstractKey": null
};

(node as any).hash = "ec45b65b49e7309f78140e19242783bd";

export default node;
