/**
 * @generated SignedSource<<71a75aa68cf86f0cb5db8813b2fe41c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
export type MessageReportOutcome = "DISMISSED" | "HIDDEN" | "WARNED" | "%future added value";
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
  readonly isHidden: boolean;
  readonly isMine: boolean;
  readonly report: {
    readonly outcome: MessageReportOutcome | null | undefined;
  } | null | undefined;
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

(node as any).hash = "20a3fe5f77366a0674a7c68d31af7e2f";

export default node;
