/**
 * @generated SignedSource<<dbc79545434d8fa9a32670da6b4f9568>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestAspect = "DEPARTMENT" | "DESCRIPTION" | "FILES" | "PARTS" | "VEHICLE" | "%future added value";
export type RequestEditKind = "ADDED" | "EDITED" | "EXTENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type offerColumns_request$data = {
  readonly edits: ReadonlyArray<{
    readonly aspects: ReadonlyArray<RequestAspect>;
    readonly at: string;
    readonly comment: string | null | undefined;
    readonly kind: RequestEditKind;
  }>;
  readonly id: string;
  readonly " $fragmentType": "offerColumns_request";
};
export type offerColumns_request$key = {
  readonly " $data"?: offerColumns_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"offerColumns_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "offerColumns_request",
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
      "concreteType": "RequestEdit",
      "kind": "LinkedField",
      "name": "edits",
      "plural": true,
      "selections": [
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
          "name": "aspects",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "3a81262ab4bb31d8731d13e70b969050";

export default node;
