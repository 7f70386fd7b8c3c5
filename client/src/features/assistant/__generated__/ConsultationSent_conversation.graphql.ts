/**
 * @generated SignedSource<<004d04c7a7a757d6c34b578df7a94abc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsultationSent_conversation$data = {
  readonly followPath: string | null | undefined;
  readonly request: {
    readonly id: string;
  } | null | undefined;
  readonly sentAt: string | null | undefined;
  readonly understood: {
    readonly brand: string | null | undefined;
    readonly email: string | null | undefined;
    readonly model: string | null | undefined;
    readonly parts: ReadonlyArray<{
      readonly description: string;
    }>;
    readonly year: number | null | undefined;
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
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PartRequest",
      "kind": "LinkedField",
      "name": "request",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
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
          "name": "brand",
          "storageKey": null
        },
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
          "name": "year",
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

(node as any).hash = "79b8a98f56e12fd8d35bd66922ebdfac";

export default node;
