/**
 * @generated SignedSource<<c746dd07ed381fbd45929b728b222784>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AssistantStage = "ASKING_CONTACT" | "COMPLETED" | "COMPLETING_CONTACT" | "CREATING_CONSULTATION" | "INITIAL" | "%future added value";
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type consultationWish_conversation$data = {
  readonly photos: ReadonlyArray<{
    readonly kind: FileKind;
    readonly name: string;
    readonly thumbnailUrl: string | null | undefined;
    readonly uploadId: string;
  }>;
  readonly stage: AssistantStage;
  readonly understood: {
    readonly symptoms: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"understoodTexts">;
  };
  readonly " $fragmentType": "consultationWish_conversation";
};
export type consultationWish_conversation$key = {
  readonly " $data"?: consultationWish_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"consultationWish_conversation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "consultationWish_conversation"
};

(node as any).hash = "789e5f996d14d430d59907dcf6b3d0fe";

export default node;
