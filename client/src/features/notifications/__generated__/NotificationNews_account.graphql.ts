/**
 * @generated SignedSource<<a820f0b86eb5162f01d89ad0df640733>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationNews_account$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useUnreadNotifications_account">;
  readonly " $fragmentType": "NotificationNews_account";
};
export type NotificationNews_account$key = {
  readonly " $data"?: NotificationNews_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationNews_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationNews_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUnreadNotifications_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "39987cb4b8d5f11c32e7d57192c1ec69";

export default node;
