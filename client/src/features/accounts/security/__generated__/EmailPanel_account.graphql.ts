/**
 * @generated SignedSource<<f2e748840df70a1256e6cb45d6387bd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailPanel_account$data = {
  readonly email: string;
  readonly emailChange: {
    readonly newConfirmed: boolean;
    readonly newEmail: string;
    readonly oldConfirmed: boolean;
  } | null | undefined;
  readonly entersByVendorOnly: boolean | null | undefined;
  readonly isAdmin: boolean;
  readonly " $fragmentType": "EmailPanel_account";
};
export type EmailPanel_account$key = {
  readonly " $data"?: EmailPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailPanel_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailPanel_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAdmin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entersByVendorOnly",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailChange",
      "kind": "LinkedField",
      "name": "emailChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oldConfirmed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newConfirmed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "fde01d6304bd0e614db889dbc164e322";

export default node;
