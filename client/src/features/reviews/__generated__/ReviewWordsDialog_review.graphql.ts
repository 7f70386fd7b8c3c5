/**
 * @generated SignedSource<<beb4b31a6c427feb093ccef50d759d10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewWordsDialog_review$data = {
  readonly viewerActions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewWords_review">;
  readonly " $fragmentType": "ReviewWordsDialog_review";
};
export type ReviewWordsDialog_review$key = {
  readonly " $data"?: ReviewWordsDialog_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewWordsDialog_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewWordsDialog_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerAction",
      "kind": "LinkedField",
      "name": "viewerActions",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "viewerAction_action",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "action",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "enabled",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "disabledReason",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewWords_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "8d00c3dc93b5e6618eb4feef74889ed1";

export default node;
