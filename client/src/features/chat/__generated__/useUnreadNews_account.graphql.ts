/**
 * @generated SignedSource<<e211bae5ecd1fe3c1c3d11884d550238>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUnreadNews_account$data = {
  readonly id: string;
  readonly unreadMessages: number | null | undefined;
  readonly " $fragmentType": "useUnreadNews_account";
};
export type useUnreadNews_account$key = {
  readonly " $data"?: useUnreadNews_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnreadNews_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUnreadNews_account",
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
      "name": "unreadMessages",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "1e4b36ede1df7af70d91eef1a595d9c3";

export default node;
