/**
 * @generated SignedSource<<d2b59a454332f5f46113a954f9911843>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "CANCELED" | "DISPUTED" | "PAID" | "PARTIALLY_REFUNDED" | "RECEIVED" | "REFUNDED" | "RELEASED" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConversationPanel_order$data = {
  readonly conversation: {
    readonly otherPartyName: string;
    readonly " $fragmentSpreads": FragmentRefs<"ConversationPanel_conversation">;
  } | null | undefined;
  readonly history: ReadonlyArray<{
    readonly at: string;
    readonly state: OrderState;
    readonly words: string | null | undefined;
  }>;
  readonly id: string;
  readonly viewerIsBuyer: boolean;
  readonly " $fragmentType": "ConversationPanel_order";
};
export type ConversationPanel_order$key = {
  readonly " $data"?: ConversationPanel_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationPanel_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": 30,
      "kind": "LocalArgument",
      "name": "messages"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationPanel_order",
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
      "name": "viewerIsBuyer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Conversation",
      "kind": "LinkedField",
      "name": "conversation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "otherPartyName",
          "storageKey": null
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "count",
              "variableName": "messages"
            }
          ],
          "kind": "FragmentSpread",
          "name": "ConversationPanel_conversation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e1ac559e7ff4370f34feb85e0043c322";

export default node;
