/**
 * @generated SignedSource<<aeae74edb5bfe809fca37a7740c3efd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestForm_query$data = {
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "94effc8f8fd9bcce1da7188ace6649d9";

export default node;
