/**
 * @generated SignedSource<<fbf4aefc0b0ca715f5e6a239da9e78cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IdentityVendor = "FACEBOOK" | "GOOGLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IdentityPanel_account$data = {
  readonly entersByVendorOnly: boolean | null | undefined;
  readonly identities: ReadonlyArray<{
    readonly label: string;
    readonly linkedAt: string;
    readonly vendor: IdentityVendor;
  }>;
  readonly " $fragmentType": "IdentityPanel_account";
};
export type IdentityPanel_account$key = {
  readonly " $data"?: IdentityPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdentityPanel_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdentityPanel_account",
  "selections": [
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
      "concreteType": "Identity",
      "kind": "LinkedField",
      "name": "identities",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vendor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "1f8d415556c71ff2165d88d2b7fbd67a";

export default node;
