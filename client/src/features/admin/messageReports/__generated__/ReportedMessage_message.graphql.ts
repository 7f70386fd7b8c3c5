/**
 * @generated SignedSource<<7b79fd81a962c6ac6a0fc6cc852e113a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportedMessage_message$data = {
  readonly body: string;
  readonly isFromProvider: boolean;
  readonly senderName: string;
  readonly " $fragmentSpreads": FragmentRefs<"CaseFiles_message">;
  readonly " $fragmentType": "ReportedMessage_message";
};
export type ReportedMessage_message$key = {
  readonly " $data"?: ReportedMessage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportedMessage_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportedMessage_message",
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
      "kind": "ScalarField",
      "name": "isFromProvider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaseFiles_message"
    }
  ],
  "type": "CaseMessage",
  "abstractKey": null
};

(node as any).hash = "538f8106387b4a9b828577c4d2116d99";

export default node;
