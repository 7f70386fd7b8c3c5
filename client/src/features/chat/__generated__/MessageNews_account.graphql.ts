/**
 * @generated SignedSource<<7f1e3289721a2167449704b295590494>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageNews_account$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useUnreadNews_account">;
  readonly " $fragmentType": "MessageNews_account";
};
export type MessageNews_account$key = {
  readonly " $data"?: MessageNews_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageNews_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageNews_account",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUnreadNews_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "4a233932c1fc145d2a118e3683cde3e9";

export default node;
