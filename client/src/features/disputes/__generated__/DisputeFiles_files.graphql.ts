/**
 * @generated SignedSource<<a6ec383afcc810e973c057215c0a2388>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeFiles_files$data = ReadonlyArray<{
  readonly fileName: string;
  readonly id: string;
  readonly kind: FileKind;
  readonly posterUrl: string | null | undefined;
  readonly thumbnailUrl: string | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "DisputeFiles_files";
}>;
export type DisputeFiles_files$key = ReadonlyArray<{
  readonly " $data"?: DisputeFiles_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeFiles_files">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DisputeFiles_files",
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
      "name": "posterUrl",
      "storageKey": null
    }
  ],
  "type": "DisputeFile",
  "abstractKey": null
};

(node as any).hash = "3ff9303e159815f5b0cbec63a37af566";

export default node;
