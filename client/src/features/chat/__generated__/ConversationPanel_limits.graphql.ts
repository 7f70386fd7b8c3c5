/**
 * @generated SignedSource<<7e276308b61abf545bd100727b8f1008>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationPanel_limits$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useUploads_limits">;
  readonly " $fragmentType": "ConversationPanel_limits";
};
export type ConversationPanel_limits$key = {
  readonly " $data"?: ConversationPanel_limits$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationPanel_limits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationPanel_limits",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUploads_limits"
    }
  ],
  "type": "UploadLimits",
  "abstractKey": null
};

(node as any).hash = "7e7a1b150269f7e0a332ee8395939c5e";

export default node;
