/**
 * @generated SignedSource<<3fc2bf15b13de8dd061a43e93466267f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChatInDialog_order$data = {
  readonly conversation: {
    readonly id: string;
    readonly otherPartyName: string;
  } | null | undefined;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly description: string;
  }>;
  readonly status: {
    readonly label: string;
    readonly tone: StatusTone;
  };
  readonly total: number;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationPanel_order">;
  readonly " $fragmentType": "ChatInDialog_order";
};
export type ChatInDialog_order$key = {
  readonly " $data"?: ChatInDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatInDialog_order">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "messages"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatInDialog_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Conversation",
      "kind": "LinkedField",
      "name": "conversation",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
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
        }
      ],
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
})();

(node as any).hash = "3fea6b6c904d9fd436b6092e247c42cb";

export default node;
