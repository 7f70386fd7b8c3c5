/**
 * @generated SignedSource<<18d5e84df52ae9b0bc8a0169bbb4740b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssistantRoom_conversation$data = {
  readonly id: string;
  readonly messages: ReadonlyArray<{
    readonly id: string;
    readonly isComplete: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"AssistantLog_message">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AssistantRoom_state" | "ConsultationSent_conversation">;
  readonly " $fragmentType": "AssistantRoom_conversation";
};
export type AssistantRoom_conversation$key = {
  readonly " $data"?: AssistantRoom_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssistantRoom_conversation">;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssistantRoom_conversation",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssistantRoom_state"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConsultationSent_conversation"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isComplete",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AssistantLog_message"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AssistantConversation",
  "abstractKey": null
};
})();

(node as any).hash = "84c3fc404fff1004053dfce015392f3f";

export default node;
