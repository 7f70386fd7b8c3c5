/**
 * @generated SignedSource<<9a4cbf3b06502d30db687cb7f2019232>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoticeChannel = "BELL" | "MAIL" | "%future added value";
export type OptionalNoticeKind = "MESSAGE" | "OFFER" | "ORDER" | "REQUEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoticePreferencesScreen_account$data = {
  readonly noticePreferences: ReadonlyArray<{
    readonly channel: NoticeChannel;
    readonly isWanted: boolean;
    readonly kind: OptionalNoticeKind;
  }> | null | undefined;
  readonly " $fragmentType": "NoticePreferencesScreen_account";
};
export type NoticePreferencesScreen_account$key = {
  readonly " $data"?: NoticePreferencesScreen_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticePreferencesScreen_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticePreferencesScreen_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NoticePreference",
      "kind": "LinkedField",
      "name": "noticePreferences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWanted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "1597a9919da311b1a13f0bf9439f1c22";

export default node;
