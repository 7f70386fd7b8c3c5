/**
 * @generated SignedSource<<1e8ade3738c3998f451fb0e316a05b14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSavedReplies_provider$data = {
  readonly savedReplies: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "useSavedReplies_provider";
};
export type useSavedReplies_provider$key = {
  readonly " $data"?: useSavedReplies_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedReplies_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSavedReplies_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedReply",
      "kind": "LinkedField",
      "name": "savedReplies",
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
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "801807faf703e1766de06c8c2e07b8ab";

export default node;
