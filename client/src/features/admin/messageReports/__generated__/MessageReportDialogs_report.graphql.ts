/**
 * @generated SignedSource<<252791dd2f56358a07a33fa587ce7066>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageReportDialogs_report$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"MessageReportDialog_report">;
  readonly " $fragmentType": "MessageReportDialogs_report";
};
export type MessageReportDialogs_report$key = {
  readonly " $data"?: MessageReportDialogs_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageReportDialogs_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageReportDialogs_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageReportDialog_report"
    }
  ],
  "type": "MessageReport",
  "abstractKey": null
};

(node as any).hash = "5c7439208153d54e1f248c4b8b779d8b";

export default node;
