/**
 * @generated SignedSource<<cdfab130f19f78cb697109dde4ee9073>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoticeChannel = "BELL" | "MAIL" | "PUSH" | "WHATSAPP" | "%future added value";
export type OptionalNoticeKind = "MESSAGE" | "OFFER" | "ORDER" | "REQUEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoticePreferencesScreen_account$data = {
  readonly digestsRequests: boolean | null | undefined;
  readonly noticePreferences: ReadonlyArray<{
    readonly channel: NoticeChannel;
    readonly isWanted: boolean;
    readonly kind: OptionalNoticeKind;
  }> | null | undefined;
  readonly pushKey: string | null | undefined;
  readonly whatsApp: {
    readonly number: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PushPanel_account" | "WhatsAppPanel_account">;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "digestsRequests",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushKey",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PushPanel_account"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WhatsAppSettings",
      "kind": "LinkedField",
      "name": "whatsApp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatsAppPanel_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "394b3974e9aac3ccaf1772f3b6d639ee";

export default node;
