/**
 * @generated SignedSource<<e132d66c3a9a489972f2a2d9090a7f6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type OrderState = "CANCELED" | "PAID" | "RECEIVED" | "RELEASED" | "SHIPPED" | "%future added value";
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
  readonly provider: {
    readonly department: Department;
  };
  readonly request: {
    readonly department: Department;
  };
  readonly viewerIsBuyer: boolean;
  readonly " $fragmentType": "ConversationPanel_order";
};
export type ConversationPanel_order$key = {
  readonly " $data"?: ConversationPanel_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationPanel_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "department",
    "storageKey": null
  }
];
return {
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
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PartRequest",
      "kind": "LinkedField",
      "name": "request",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "83dacfbc804813c2e6990b3b592f2b24";

export default node;
