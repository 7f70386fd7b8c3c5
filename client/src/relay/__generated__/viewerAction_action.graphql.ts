/**
 * @generated SignedSource<<25b48fa99e73cf5743fb267f19460b72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ViewerActionName = "ACCEPT" | "ADD" | "ANSWER" | "APPEAL" | "ASK" | "CANCEL" | "CONFIRM" | "CONFIRM_RECEIPT" | "COPY" | "CORRECT_DELIVERY" | "DECIDE" | "DELETE" | "DROP" | "EDIT" | "EXTEND" | "HAND_OVER" | "OFFER" | "OPEN_DISPUTE" | "PAY_REST" | "PROPOSE" | "REJECT" | "REMOVE" | "REPORT" | "RESTORE" | "REVIEW" | "REVISE" | "SEE_CONTACT" | "SHIP" | "WITHDRAW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type viewerAction_action$data = {
  readonly action: ViewerActionName;
  readonly disabledReason: string | null | undefined;
  readonly enabled: boolean;
  readonly " $fragmentType": "viewerAction_action";
};
export type viewerAction_action$key = {
  readonly " $data"?: viewerAction_action$data;
  readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "viewerAction_action"
};

(node as any).hash = "116b9312e6b49ed3970077366c92c60d";

export default node;
