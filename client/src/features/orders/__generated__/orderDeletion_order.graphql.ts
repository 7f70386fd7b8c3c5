/**
 * @generated SignedSource<<cd21eb3fe3b28b2c0da257f8ae121a62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerActionName = "ACCEPT" | "ADD" | "ANSWER" | "APPEAL" | "ASK" | "CANCEL" | "CONFIRM" | "CONFIRM_RECEIPT" | "COPY" | "CORRECT_DELIVERY" | "DECIDE" | "DELETE" | "DROP" | "EDIT" | "EXTEND" | "HAND_OVER" | "OFFER" | "OPEN_DISPUTE" | "PAY_REST" | "PROPOSE" | "REJECT" | "REMOVE" | "REPORT" | "RESTORE" | "REVIEW" | "REVISE" | "SEE_CONTACT" | "SHIP" | "WITHDRAW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orderDeletion_order$data = {
  readonly deletedAt: string | null | undefined;
  readonly deletionAction: {
    readonly action: ViewerActionName;
    readonly disabledReason: string | null | undefined;
    readonly enabled: boolean;
  } | null | undefined;
  readonly " $fragmentType": "orderDeletion_order";
};
export type orderDeletion_order$key = {
  readonly " $data"?: orderDeletion_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderDeletion_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "orderDeletion_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerAction",
      "kind": "LinkedField",
      "name": "deletionAction",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "813e955d3130469cba1358897f110044";

export default node;
