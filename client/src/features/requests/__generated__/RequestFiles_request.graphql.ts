/**
 * @generated SignedSource<<c8e1780cc625259484090707b25c480f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestFiles_request$data = {
  readonly files: ReadonlyArray<{
    readonly bytes: number | null | undefined;
    readonly downloadUrl: string | null | undefined;
    readonly fileName: string;
    readonly id: string;
    readonly kind: FileKind;
    readonly thumbnailUrl: string | null | undefined;
    readonly url: string | null | undefined;
  }>;
  readonly " $fragmentType": "RequestFiles_request";
};
export type RequestFiles_request$key = {
  readonly " $data"?: RequestFiles_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestFiles_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestFiles_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "downloadUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "01a9c2adbf7801fa9dab024236911088";

export default node;
