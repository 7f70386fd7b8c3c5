/**
 * @generated SignedSource<<7b995cd692185fb6f141b532dc9889b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type settingChangeColumns_change$data = {
  readonly actorName: string;
  readonly at: string;
  readonly from: string | null | undefined;
  readonly isSecret: boolean;
  readonly to: string | null | undefined;
  readonly words: string;
  readonly " $fragmentType": "settingChangeColumns_change";
};
export type settingChangeColumns_change$key = {
  readonly " $data"?: settingChangeColumns_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"settingChangeColumns_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "settingChangeColumns_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "words",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSecret",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    }
  ],
  "type": "SettingChange",
  "abstractKey": null
};

(node as any).hash = "0d4326a7875c6f9e56d889fbe5fed6c5";

export default node;
