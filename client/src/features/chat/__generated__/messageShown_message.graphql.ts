/**
 * @generated SignedSource<<ecf0172975d9faa145dd7eb16fa6c958>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type messageShown_message$data = {
  readonly body: string;
  readonly createdAt: string;
  readonly files: ReadonlyArray<{
    readonly fileName: string;
    readonly kind: FileKind;
    readonly thumbnailUrl: string | null | undefined;
    readonly url: string | null | undefined;
  }>;
  readonly id: string;
  readonly isMine: boolean;
  readonly senderName: string;
  readonly " $fragmentType": "messageShown_message";
};
export type messageShown_message$key = {
  readonly " $data"?: messageShown_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"messageShown_message">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "messageShown_message"
};

(node as any).hash = "f7183365dacb26e2878759645305705b";

export default node;
