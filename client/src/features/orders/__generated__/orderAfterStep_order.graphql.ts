/**
 * @generated SignedSource<<609e7d58974a6c2911510a6919e43504>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReturnPayer = "BUYER" | "PROVIDER" | "%future added value";
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
export type ViewerActionName = "ACCEPT" | "ADD" | "ANSWER" | "APPEAL" | "ASK" | "CANCEL" | "CONFIRM" | "CONFIRM_RECEIPT" | "COPY" | "CORRECT_DELIVERY" | "DECIDE" | "DELETE" | "DROP" | "EDIT" | "EXTEND" | "HAND_OVER" | "OFFER" | "OPEN_DISPUTE" | "PAY_REST" | "PROPOSE" | "REJECT" | "REMOVE" | "REPORT" | "RESTORE" | "REVIEW" | "REVISE" | "SEE_CONTACT" | "SHIP" | "WITHDRAW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orderAfterStep_order$data = {
  readonly disputeAction: {
    readonly action: ViewerActionName;
    readonly disabledReason: string | null | undefined;
    readonly enabled: boolean;
  } | null | undefined;
  readonly handOverCode: string | null | undefined;
  readonly reviewAction: {
    readonly disabledReason: string | null | undefined;
    readonly enabled: boolean;
  } | null | undefined;
  readonly status: {
    readonly label: string;
    readonly stamp: string;
    readonly summary: string;
    readonly tone: StatusTone;
  };
  readonly viewerActions: ReadonlyArray<{
    readonly action: ViewerActionName;
    readonly disabledReason: string | null | undefined;
    readonly enabled: boolean;
  }>;
  readonly withdrawal: {
    readonly action: {
      readonly action: ViewerActionName;
      readonly disabledReason: string | null | undefined;
      readonly enabled: boolean;
    };
    readonly inPerson: number;
    readonly lastDay: string | null | undefined;
    readonly misfitPayer: ReturnPayer;
    readonly refund: number;
    readonly wasSent: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Delivery_order" | "OrderTimeline_order" | "ShipOrderDialog_order" | "orderDeletion_order">;
  readonly " $fragmentType": "orderAfterStep_order";
};
export type orderAfterStep_order$key = {
  readonly " $data"?: orderAfterStep_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderAfterStep_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enabled",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disabledReason",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "action",
    "storageKey": null
  },
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "orderAfterStep_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTimeline_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Delivery_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShipOrderDialog_order"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderStatus",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stamp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerAction",
      "kind": "LinkedField",
      "name": "viewerActions",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerAction",
      "kind": "LinkedField",
      "name": "reviewAction",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerAction",
      "kind": "LinkedField",
      "name": "disputeAction",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "orderDeletion_order"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handOverCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderWithdrawal",
      "kind": "LinkedField",
      "name": "withdrawal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerAction",
          "kind": "LinkedField",
          "name": "action",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refund",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inPerson",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wasSent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "misfitPayer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "a899cf1f09a18836d98b45359ab8538f";

export default node;
