/**
 * @generated SignedSource<<fc84e91afb00d885c34d09e85bd3ecd6>>
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
    readonly " $fragmentSpreads": FragmentRefs<"SendingConsultation_viewer">;
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
          "name": "SendingConsultation_viewer"
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

(node as any).hash = "bfc01989adf623b299f5787610308dc9";

export default node;
