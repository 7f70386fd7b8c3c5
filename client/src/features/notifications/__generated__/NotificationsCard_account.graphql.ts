/**
 * @generated SignedSource<<803da29466f8c7bca3af7b1c408fa465>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationsCard_account$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useUnreadNotifications_account">;
  readonly " $fragmentType": "NotificationsCard_account";
};
export type NotificationsCard_account$key = {
  readonly " $data"?: NotificationsCard_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationsCard_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationsCard_account",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUnreadNotifications_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "bc13b7e289e7c75e1bd38b33f11b8a91";

export default node;
