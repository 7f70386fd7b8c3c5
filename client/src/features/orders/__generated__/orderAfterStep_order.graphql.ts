/**
 * @generated SignedSource<<668fc46e9119121dd37c159e0be118e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
export type ViewerActionName = "ACCEPT" | "ADD" | "CANCEL" | "CONFIRM" | "CONFIRM_RECEIPT" | "COPY" | "DELETE" | "EDIT" | "EXTEND" | "OFFER" | "REJECT" | "RESTORE" | "REVISE" | "SEE_CONTACT" | "SHIP" | "WITHDRAW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type orderAfterStep_order$data = {
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

const node: ReaderFragment = {
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

(node as any).hash = "3dde346cff8640c34d7c2359180e3ac4";

export default node;
