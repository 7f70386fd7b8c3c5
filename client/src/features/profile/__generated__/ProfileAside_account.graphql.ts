/**
 * @generated SignedSource<<68b35d6ada06d45d444d1d0082672373>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "BUYER" | "PROVIDER" | "%future added value";
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProfileAside_account$data = {
  readonly kind: AccountKind;
  readonly profileStatus: {
    readonly label: string;
    readonly tone: StatusTone;
  };
  readonly " $fragmentType": "ProfileAside_account";
};
export type ProfileAside_account$key = {
  readonly " $data"?: ProfileAside_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileAside_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileAside_account",
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
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "profileStatus",
      "plural": false,
      "selections": [
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
          "name": "tone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "b83c9eaf942e474a736024415d8a8792";

export default node;
