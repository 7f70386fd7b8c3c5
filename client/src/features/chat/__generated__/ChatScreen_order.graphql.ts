/**
 * @generated SignedSource<<b4a9757cbf2b69e12146aabda04f5247>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatScreen_order$data = {
  readonly contact?: {
    readonly " $fragmentSpreads": FragmentRefs<"ContactCard_contact">;
  } | null | undefined;
  readonly conversation: {
    readonly id: string;
    readonly otherPartyName: string;
  } | null | undefined;
  readonly viewerIsBuyer: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ChatBar_order" | "ChatHead_order" | "ConversationPanel_order" | "OrderDetails_order" | "OrderPanel_order" | "OrderStrip_order">;
  readonly " $fragmentType": "ChatScreen_order";
};
export type ChatScreen_order$key = {
  readonly " $data"?: ChatScreen_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatScreen_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "messages"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "withContact"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatScreen_order",
  "selections": [
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
      "concreteType": "Conversation",
      "kind": "LinkedField",
      "name": "conversation",
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
          "name": "otherPartyName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "condition": "withContact",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContactDetails",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "ContactCard_contact",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "companyName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "email",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "phone",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "department",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "address",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatBar_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatHead_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStrip_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPanel_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDetails_order"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "messages",
          "variableName": "messages"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ConversationPanel_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "d7067e6c518234a9eb47704267aaf535";

export default node;
