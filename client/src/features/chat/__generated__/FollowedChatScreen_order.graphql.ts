/**
 * @generated SignedSource<<78e4ec52dac31b46da0efd3a33e7803d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowedChatScreen_order$data = {
  readonly conversation: {
    readonly id: string;
    readonly otherPartyName: string;
  } | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly description: string;
  }>;
  readonly shortId: string;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationPanel_order">;
  readonly " $fragmentType": "FollowedChatScreen_order";
};
export type FollowedChatScreen_order$key = {
  readonly " $data"?: FollowedChatScreen_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowedChatScreen_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "messages"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowedChatScreen_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
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

(node as any).hash = "70b3dee7f6a8e4cd8732c572a053f249";

export default node;
