/**
 * @generated SignedSource<<50a79bcb87c7bceaab720ab0da3e8969>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestForm_query$data = {
  readonly assistantConversation: {
    readonly " $fragmentSpreads": FragmentRefs<"addressWish_conversation">;
  } | null | undefined;
  readonly uploadLimits: {
    readonly " $fragmentSpreads": FragmentRefs<"useUploads_limits">;
  };
  readonly " $fragmentType": "RequestForm_query";
};
export type RequestForm_query$key = {
  readonly " $data"?: RequestForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestForm_query",
  "selections": [
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
      "concreteType": "AssistantConversation",
      "kind": "LinkedField",
      "name": "assistantConversation",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "addressWish_conversation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "576f674b4959a6ef42d7c49d85ccb0e2";

export default node;
