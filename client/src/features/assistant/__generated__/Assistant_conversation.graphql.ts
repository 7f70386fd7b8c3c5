/**
 * @generated SignedSource<<941e13ab7b4da4256b8d79e94c027f44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssistantMissing = "BRAND" | "CONTACT" | "DEPARTMENT" | "MODEL" | "PART" | "YEAR" | "%future added value";
export type AssistantStage = "ASKING_CONTACT" | "COMPLETED" | "COMPLETING_CONTACT" | "CREATING_CONSULTATION" | "INITIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Assistant_conversation$data = {
  readonly id: string;
  readonly stage: AssistantStage;
  readonly understood: {
    readonly missing: ReadonlyArray<AssistantMissing>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AssistantRoom_conversation" | "SendingConsultation_conversation" | "UnderstoodCard_conversation">;
  readonly " $fragmentType": "Assistant_conversation";
};
export type Assistant_conversation$key = {
  readonly " $data"?: Assistant_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Assistant_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Assistant_conversation",
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
      "name": "AssistantRoom_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnderstoodCard_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendingConsultation_conversation"
    }
  ],
  "type": "AssistantConversation",
  "abstractKey": null
};

(node as any).hash = "90e368b716a37266d15c7123363bc189";

export default node;
