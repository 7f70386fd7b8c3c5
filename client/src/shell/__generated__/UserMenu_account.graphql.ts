/**
 * @generated SignedSource<<bcbad5b6e005da98ae028ec5b189b2ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "BUYER" | "PROVIDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserMenu_account$data = {
  readonly isAdmin: boolean;
  readonly kind: AccountKind;
  readonly name: string;
  readonly provider: {
    readonly companyName: string;
  } | null | undefined;
  readonly " $fragmentType": "UserMenu_account";
};
export type UserMenu_account$key = {
  readonly " $data"?: UserMenu_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserMenu_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserMenu_account",
  "selections": [
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
      "name": "kind",
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
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "b74829a51a4522512a7a101c78536fd4";

export default node;
