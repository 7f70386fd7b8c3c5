/**
 * @generated SignedSource<<15dd5ecb523196a36540d207ae9b2be1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhatsAppPanel_account$data = {
  readonly whatsApp: {
    readonly codeSentTo: string | null | undefined;
    readonly isAllowed: boolean;
    readonly isStopped: boolean;
    readonly number: string | null | undefined;
    readonly ourNumber: string;
  } | null | undefined;
  readonly " $fragmentType": "WhatsAppPanel_account";
};
export type WhatsAppPanel_account$key = {
  readonly " $data"?: WhatsAppPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatsAppPanel_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatsAppPanel_account",
  "selections": [
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
          "name": "ourNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStopped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAllowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codeSentTo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "708bd4a6a5d0d6c6583dc1f6135e8aec";

export default node;
