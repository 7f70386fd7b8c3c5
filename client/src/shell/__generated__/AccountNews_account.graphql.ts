/**
 * @generated SignedSource<<211893b67bff19a59ed6ce2d93b2e7f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "BUYER" | "PROVIDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountNews_account$data = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly unreadMessages: number | null | undefined;
  readonly " $fragmentType": "AccountNews_account";
};
export type AccountNews_account$key = {
  readonly " $data"?: AccountNews_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountNews_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountNews_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "unreadMessages",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "e9c17345f9d7c1f971b03e47caca0e5a";

export default node;
