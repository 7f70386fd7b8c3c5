/**
 * @generated SignedSource<<9ac0ee1633ac0f1de8c0a96bdcc9fcb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnDataPanel_account$data = {
  readonly deletionRequest: {
    readonly dueInWords: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "OwnDataPanel_account";
};
export type OwnDataPanel_account$key = {
  readonly " $data"?: OwnDataPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnDataPanel_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnDataPanel_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DataRequest",
      "kind": "LinkedField",
      "name": "deletionRequest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueInWords",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "c269803119bf684de40e50cc569a5171";

export default node;
