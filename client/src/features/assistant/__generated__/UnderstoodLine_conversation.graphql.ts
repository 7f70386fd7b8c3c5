/**
 * @generated SignedSource<<50457ce0421ddc5688d142d11c1bf5e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WantedCondition = "ANY" | "NEW" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnderstoodLine_conversation$data = {
  readonly understood: {
    readonly brand: string | null | undefined;
    readonly model: string | null | undefined;
    readonly parts: ReadonlyArray<{
      readonly condition: WantedCondition | null | undefined;
      readonly description: string;
    }>;
    readonly year: number | null | undefined;
  };
  readonly " $fragmentType": "UnderstoodLine_conversation";
};
export type UnderstoodLine_conversation$key = {
  readonly " $data"?: UnderstoodLine_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnderstoodLine_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnderstoodLine_conversation",
  "selections": [
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
          "name": "model",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brand",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UnderstoodPart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "condition",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AssistantConversation",
  "abstractKey": null
};

(node as any).hash = "290b1be805b08496f231de9c93e804bd";

export default node;
