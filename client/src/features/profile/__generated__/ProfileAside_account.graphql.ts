/**
 * @generated SignedSource<<2856bbc68b11aaba1bea48cd10af8ceb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProfileAside_account$data = {
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

(node as any).hash = "8d53da9da9e240091b0aa085b98ba6b2";

export default node;
