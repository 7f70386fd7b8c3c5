/**
 * @generated SignedSource<<53b0e4146057414eec00992a8f2f1cef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
export type ViewerActionName = "ACCEPT" | "ADD" | "ANSWER" | "APPEAL" | "ASK" | "CANCEL" | "CONFIRM" | "CONFIRM_RECEIPT" | "COPY" | "DECIDE" | "DELETE" | "DROP" | "EDIT" | "EXTEND" | "OFFER" | "OPEN_DISPUTE" | "PROPOSE" | "REJECT" | "REMOVE" | "REPORT" | "RESTORE" | "REVIEW" | "REVISE" | "SEE_CONTACT" | "SHIP" | "WITHDRAW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orderAfterStep_order$data = {
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
  readonly " $fragmentSpreads": FragmentRefs<"OrderTimeline_order">;
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
};
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        },
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
      "name": "reviewAction",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "5921663fea691ad07effb204bbac0094";

export default node;
