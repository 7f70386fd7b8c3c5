/**
 * @generated SignedSource<<354aaf628ce458f4f5baf694322fb27a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssistantAuthor = "ASSISTANT" | "VISITOR" | "%future added value";
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AssistantLog_message$data = {
  readonly author: AssistantAuthor;
  readonly isComplete: boolean;
  readonly photos: ReadonlyArray<{
    readonly id: string;
    readonly kind: FileKind;
    readonly thumbnailUrl: string | null | undefined;
  }>;
  readonly text: string;
  readonly " $fragmentType": "AssistantLog_message";
};
export type AssistantLog_message$key = {
  readonly " $data"?: AssistantLog_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssistantLog_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssistantLog_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isComplete",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AssistantMessage",
  "abstractKey": null
};

(node as any).hash = "a204346bd7cd1accb8027869ed9dff83";

export default node;
