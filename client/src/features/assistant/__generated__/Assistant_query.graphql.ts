/**
 * @generated SignedSource<<2d6d2f21b5f0e7e1820cd62f80ffeadb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Assistant_query$data = {
  readonly assistantConversation: {
    readonly " $fragmentSpreads": FragmentRefs<"Assistant_conversation">;
  } | null | undefined;
  readonly assistantModelHelp: {
    readonly isOffered: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"ModelHelp_help">;
  };
  readonly uploadLimits: {
    readonly " $fragmentSpreads": FragmentRefs<"useUploads_limits">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"UnderstoodCard_viewer">;
  } | null | undefined;
  readonly " $fragmentType": "Assistant_query";
};
export type Assistant_query$key = {
  readonly " $data"?: Assistant_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Assistant_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Assistant_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnderstoodCard_viewer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "purpose",
          "value": "REQUEST_FILE"
        }
      ],
      "concreteType": "UploadLimits",
      "kind": "LinkedField",
      "name": "uploadLimits",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useUploads_limits"
        }
      ],
      "storageKey": "uploadLimits(purpose:\"REQUEST_FILE\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantModelHelp",
      "kind": "LinkedField",
      "name": "assistantModelHelp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOffered",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ModelHelp_help"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantConversation",
      "kind": "LinkedField",
      "name": "assistantConversation",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Assistant_conversation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e0f9098cb96f6f91d2ccb44fdba99cf9";

export default node;
