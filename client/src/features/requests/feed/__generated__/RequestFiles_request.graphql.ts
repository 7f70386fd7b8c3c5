/**
 * @generated SignedSource<<8a6768a0ad40b60cb663e86df86b2f12>>
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
    readonly part: {
      readonly id: string;
    } | null | undefined;
    readonly posterUrl: string | null | undefined;
    readonly thumbnailUrl: string | null | undefined;
    readonly url: string | null | undefined;
  }>;
  readonly parts: ReadonlyArray<{
    readonly description: string;
    readonly id: string;
  }>;
  readonly " $fragmentType": "RequestFiles_request";
};
export type RequestFiles_request$key = {
  readonly " $data"?: RequestFiles_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestFiles_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestFiles_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestedPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "RequestedPart",
          "kind": "LinkedField",
          "name": "part",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
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
          "name": "posterUrl",
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
})();

(node as any).hash = "59b37eee9dc31290b3b70a075ef2a1cf";

export default node;
