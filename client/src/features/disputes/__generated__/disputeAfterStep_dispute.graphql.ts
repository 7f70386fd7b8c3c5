/**
 * @generated SignedSource<<51e392a4a6b7760cf69f64474673bf9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeState = "ANSWERED" | "APPEALED" | "CLOSED" | "IN_REVIEW" | "OPEN" | "RESOLVED" | "%future added value";
export type ViewerActionName = "ACCEPT" | "ADD" | "ANSWER" | "APPEAL" | "ASK" | "CANCEL" | "CONFIRM" | "CONFIRM_RECEIPT" | "COPY" | "CORRECT_DELIVERY" | "DECIDE" | "DELETE" | "DROP" | "EDIT" | "EXTEND" | "HAND_OVER" | "OFFER" | "OPEN_DISPUTE" | "PAY_REST" | "PROPOSE" | "REJECT" | "REMOVE" | "REPORT" | "RESTORE" | "REVIEW" | "REVISE" | "SEE_CONTACT" | "SHIP" | "WITHDRAW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type disputeAfterStep_dispute$data = {
  readonly order: {
    readonly dispute: {
      readonly id: string;
      readonly state: DisputeState;
    } | null | undefined;
    readonly disputeAction: {
      readonly action: ViewerActionName;
      readonly disabledReason: string | null | undefined;
      readonly enabled: boolean;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"orderAfterStep_order">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DisputeScreen_dispute">;
  readonly " $fragmentType": "disputeAfterStep_dispute";
};
export type disputeAfterStep_dispute$key = {
  readonly " $data"?: disputeAfterStep_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"disputeAfterStep_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "disputeAfterStep_dispute",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisputeScreen_dispute"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "orderAfterStep_order"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerAction",
          "kind": "LinkedField",
          "name": "disputeAction",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Dispute",
          "kind": "LinkedField",
          "name": "dispute",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "878a41d49d63e2552dfaf85be32b3b7d";

export default node;
