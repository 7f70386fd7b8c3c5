/**
 * @generated SignedSource<<7a6111232b80c8342bc6792270a41593>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataRecipient = "AIRTABLE" | "ANALYTICS" | "ASSISTANT_MODEL" | "WHATSAPP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConsentPanel_account$data = {
  readonly dataConsents: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly given: boolean;
    readonly recipient: DataRecipient;
  }>;
  readonly " $fragmentType": "ConsentPanel_account";
};
export type ConsentPanel_account$key = {
  readonly " $data"?: ConsentPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentPanel_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsentPanel_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DataConsent",
      "kind": "LinkedField",
      "name": "dataConsents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipient",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "given",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "e39e6b7bf59ff9f1cb7e1894aabb7fd0";

export default node;
