/**
 * @generated SignedSource<<ae68cfbe5b0126d1d8762d47fee9bb58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SettingKind = "COUNT" | "DAYS" | "EMAIL" | "MONEY" | "PERCENT" | "PHONE" | "SECRET" | "SWITCH" | "TEXT" | "%future added value";
export type SettingName = "AIRTABLE_BASE" | "AIRTABLE_KEY" | "AIRTABLE_PERSONAL_DATA" | "AIRTABLE_SENDING" | "CANCELLATION_FEE" | "LANGUAGE_MODEL" | "NEW_BUYER_AMOUNT" | "NEW_BUYER_CONTACT_CHECK" | "NEW_BUYER_DAYS" | "NEW_BUYER_PURCHASES" | "QUIET_HOURS" | "SUPPORT_EMAIL" | "SUPPORT_HOURS" | "SUPPORT_PHONE" | "TWILIO_ACCOUNT" | "TWILIO_CODE_TEMPLATE" | "TWILIO_NOTICE_TEMPLATE" | "TWILIO_NUMBER" | "TWILIO_SENDING" | "TWILIO_TEST_NUMBER" | "TWILIO_TOKEN" | "UNPROVEN_REQUESTS" | "WHATSAPP_NUMBER" | "%future added value";
export type SettingSource = "DEFAULT" | "ENVIRONMENT" | "FIXED" | "SAVED" | "UNREADABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingGroups_query$data = {
  readonly siteSettings: ReadonlyArray<{
    readonly fallback: string | null | undefined;
    readonly group: string;
    readonly help: string;
    readonly kind: SettingKind;
    readonly name: SettingName | null | undefined;
    readonly path: string | null | undefined;
    readonly shown: string | null | undefined;
    readonly source: SettingSource;
    readonly value: string | null | undefined;
    readonly variable: string | null | undefined;
    readonly version: string | null | undefined;
    readonly words: string;
  }> | null | undefined;
  readonly " $fragmentType": "SettingGroups_query";
};
export type SettingGroups_query$key = {
  readonly " $data"?: SettingGroups_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingGroups_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingGroups_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSetting",
      "kind": "LinkedField",
      "name": "siteSettings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "group",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "help",
          "storageKey": null
        },
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
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "variable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fallback",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ed8a7a276477432f805d19a229d1a051";

export default node;
