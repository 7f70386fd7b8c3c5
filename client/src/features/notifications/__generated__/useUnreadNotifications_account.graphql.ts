/**
 * @generated SignedSource<<329c9cd1d8038fbf42c67879cf467955>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUnreadNotifications_account$data = {
  readonly id: string;
  readonly unreadNotifications: {
    readonly count: number;
    readonly ofMessages: number;
    readonly revision: number;
  } | null | undefined;
  readonly " $fragmentType": "useUnreadNotifications_account";
};
export type useUnreadNotifications_account$key = {
  readonly " $data"?: useUnreadNotifications_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnreadNotifications_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUnreadNotifications_account",
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
      "concreteType": "UnreadNotifications",
      "kind": "LinkedField",
      "name": "unreadNotifications",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ofMessages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "e0acf5a5e5675315786f819ad359b295";

export default node;
