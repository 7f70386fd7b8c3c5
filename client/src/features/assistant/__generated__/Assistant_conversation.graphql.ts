/**
 * @generated SignedSource<<5f4d3101952749c6c16110c12c8112b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Assistant_conversation$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AssistantRoom_conversation" | "UnderstoodCard_conversation">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssistantRoom_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnderstoodCard_conversation"
    }
  ],
  "type": "AssistantConversation",
  "abstractKey": null
};

(node as any).hash = "0a8295f7edb693f9213f055e5bed3f3d";

export default node;
