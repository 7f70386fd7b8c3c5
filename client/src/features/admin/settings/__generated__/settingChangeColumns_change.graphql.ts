/**
 * @generated SignedSource<<981f0036e2015750079f62eaf70d27a4>>
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
  readonly isMasked: boolean;
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
      "name": "isMasked",
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

(node as any).hash = "5084b02be260557a22b23d2109890142";

export default node;
