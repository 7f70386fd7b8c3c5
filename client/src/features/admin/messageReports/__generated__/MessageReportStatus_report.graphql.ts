/**
 * @generated SignedSource<<2c6cdfe84d6c81d03f2e68d3967ed4a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageReportOutcome = "DISMISSED" | "HIDDEN" | "WARNED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MessageReportStatus_report$data = {
  readonly outcome: MessageReportOutcome | null | undefined;
  readonly " $fragmentType": "MessageReportStatus_report";
};
export type MessageReportStatus_report$key = {
  readonly " $data"?: MessageReportStatus_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageReportStatus_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageReportStatus_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    }
  ],
  "type": "MessageReport",
  "abstractKey": null
};

(node as any).hash = "3f568605987c1dbdb0161c3e5d80c709";

export default node;
