/**
 * @generated SignedSource<<f9af0a89f772c757f425eec6dc84e8f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationsItemCount_account$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useUnreadNotifications_account">;
  readonly " $fragmentType": "NotificationsItemCount_account";
};
export type NotificationsItemCount_account$key = {
  readonly " $data"?: NotificationsItemCount_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationsItemCount_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationsItemCount_account",
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

(node as any).hash = "c67dd393ded954e644ccaa00c3adcb55";

export default node;
