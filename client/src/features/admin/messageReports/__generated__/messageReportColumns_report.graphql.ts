/**
 * @generated SignedSource<<313cd97a9ad2b80c40bcadea3855518d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageReportOutcome = "DISMISSED" | "HIDDEN" | "WARNED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type messageReportColumns_report$data = {
  readonly createdAt: string;
  readonly message: {
    readonly senderName: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReportedMessage_message">;
  } | null | undefined;
  readonly outcome: MessageReportOutcome | null | undefined;
  readonly reason: string;
  readonly " $fragmentSpreads": FragmentRefs<"MessageReportDialogs_report" | "MessageReportStatus_report">;
  readonly " $fragmentType": "messageReportColumns_report";
};
export type messageReportColumns_report$key = {
  readonly " $data"?: messageReportColumns_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"messageReportColumns_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "messageReportColumns_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CaseMessage",
      "kind": "LinkedField",
      "name": "message",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "senderName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReportedMessage_message"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageReportStatus_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageReportDialogs_report"
    }
  ],
  "type": "MessageReport",
  "abstractKey": null
};

(node as any).hash = "1623ce0a089af36d57bbfa593e551da9";

export default node;
