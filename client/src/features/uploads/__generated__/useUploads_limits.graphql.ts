/**
 * @generated SignedSource<<63f0d7e913b0ad935b5e255aa49800a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UploadPurpose = "CUSTOM_ORDER_FILE" | "DISPUTE_FILE" | "MESSAGE_FILE" | "OFFER_FILE" | "PROVIDER_PICTURE" | "REQUEST_FILE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useUploads_limits$data = {
  readonly maxImageBytes: number;
  readonly maxImages: number;
  readonly maxVideoBytes: number;
  readonly maxVideoMs: number;
  readonly maxVideos: number;
  readonly purpose: UploadPurpose;
  readonly " $fragmentType": "useUploads_limits";
};
export type useUploads_limits$key = {
  readonly " $data"?: useUploads_limits$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUploads_limits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUploads_limits",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "purpose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxImages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxImageBytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxVideos",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxVideoBytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxVideoMs",
      "storageKey": null
    }
  ],
  "type": "UploadLimits",
  "abstractKey": null
};

(node as any).hash = "2fd0a9515922c0f7fda6427613af795e";

export default node;
