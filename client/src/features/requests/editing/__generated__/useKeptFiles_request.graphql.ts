/**
 * @generated SignedSource<<5f515ddabbad276e5aad96ba44005239>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useKeptFiles_request$data = {
  readonly files: ReadonlyArray<{
    readonly fileName: string;
    readonly id: string;
    readonly kind: FileKind;
    readonly part: {
      readonly id: string;
    } | null | undefined;
    readonly thumbnailUrl: string | null | undefined;
  }>;
  readonly " $fragmentType": "useKeptFiles_request";
};
export type useKeptFiles_request$key = {
  readonly " $data"?: useKeptFiles_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"useKeptFiles_request">;
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
  "name": "useKeptFiles_request",
  "selections": [
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
          "concreteType": "RequestedPart",
          "kind": "LinkedField",
          "name": "part",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "a0175f4ef5218cbcc4af2b0c1b967982";

export default node;
