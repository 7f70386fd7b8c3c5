/**
 * @generated SignedSource<<5a01573847d6574f6e9f425d3d949f04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageReportOutcome = "DISMISSED" | "HIDDEN" | "WARNED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MessageReportDialog_report$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly message: {
    readonly messageId: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReportedMessage_message">;
  } | null | undefined;
  readonly order: {
    readonly id: string;
    readonly shortId: string;
  } | null | undefined;
  readonly outcome: MessageReportOutcome | null | undefined;
  readonly reason: string;
  readonly warning: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MessageReportStatus_report">;
  readonly " $fragmentType": "MessageReportDialog_report";
};
export type MessageReportDialog_report$key = {
  readonly " $data"?: MessageReportDialog_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageReportDialog_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageReportDialog_report",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "warning",
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
          "name": "messageId",
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
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageReportStatus_report"
    }
  ],
  "type": "MessageReport",
  "abstractKey": null
};
})();

(node as any).hash = "41fd30ad07da4a452037af2f19b01c87";

export default node;
