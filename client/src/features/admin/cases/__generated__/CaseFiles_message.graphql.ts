/**
 * @generated SignedSource<<1599ba76f18cdc46ae26d7dcd29d5f8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CaseFiles_message$data = {
  readonly files: ReadonlyArray<{
    readonly fileName: string;
    readonly kind: FileKind;
    readonly thumbnailUrl: string | null | undefined;
    readonly url: string | null | undefined;
  }>;
  readonly senderName: string;
  readonly " $fragmentType": "CaseFiles_message";
};
export type CaseFiles_message$key = {
  readonly " $data"?: CaseFiles_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseFiles_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseFiles_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senderName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttachedFile",
      "kind": "LinkedField",
      "name": "files",
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
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CaseMessage",
  "abstractKey": null
};

(node as any).hash = "8801f36b8cbd227183ef74653ef46998";

export default node;
