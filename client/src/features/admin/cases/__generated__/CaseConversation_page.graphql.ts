/**
 * @generated SignedSource<<e6066bc95cb90893e04001e9c15cfa12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaseConversation_page$data = {
  readonly earlier: string | null | undefined;
  readonly messages: ReadonlyArray<{
    readonly body: string;
    readonly createdAt: string;
    readonly hiddenAt: string | null | undefined;
    readonly isFromProvider: boolean;
    readonly messageId: string;
    readonly senderName: string;
    readonly " $fragmentSpreads": FragmentRefs<"CaseFiles_message">;
  }>;
  readonly " $fragmentType": "CaseConversation_page";
};
export type CaseConversation_page$key = {
  readonly " $data"?: CaseConversation_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseConversation_page">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CaseConversation_page"
};

(node as any).hash = "d1108ceb0e2774794b1dbb1d28b570f0";

export default node;
