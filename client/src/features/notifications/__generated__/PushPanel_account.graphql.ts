/**
 * @generated SignedSource<<13a41042c77639d28ff1416eb94c0ac2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PushPanel_account$data = {
  readonly devices: ReadonlyArray<{
    readonly id: string;
    readonly isCurrent: boolean;
    readonly isPushed: boolean;
    readonly lastSeenAt: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PushPanel_account";
};
export type PushPanel_account$key = {
  readonly " $data"?: PushPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"PushPanel_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PushPanel_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Device",
      "kind": "LinkedField",
      "name": "devices",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPushed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSeenAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "a0f84fd2d363fd060d8a91bde5105e95";

export default node;
