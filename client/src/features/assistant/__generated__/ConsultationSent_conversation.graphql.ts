/**
 * @generated SignedSource<<98a63db6a478a6668435721470b62756>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsultationSent_conversation$data = {
  readonly followPath: string | null | undefined;
  readonly understood: {
    readonly email: string | null | undefined;
  };
  readonly " $fragmentType": "ConsultationSent_conversation";
};
export type ConsultationSent_conversation$key = {
  readonly " $data"?: ConsultationSent_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsultationSent_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsultationSent_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Understood",
      "kind": "LinkedField",
      "name": "understood",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AssistantConversation",
  "abstractKey": null
};

(node as any).hash = "4f812a13cb54c772ce488cf8beb462f4";

export default node;
