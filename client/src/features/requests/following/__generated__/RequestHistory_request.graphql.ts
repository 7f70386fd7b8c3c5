/**
 * @generated SignedSource<<c908b8a5a6089fe92e399714d46452f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestAspect = "DEPARTMENT" | "DESCRIPTION" | "FILES" | "PARTS" | "VEHICLE" | "%future added value";
export type RequestEditKind = "ADDED" | "EDITED" | "EXTENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestHistory_request$data = {
  readonly edits: ReadonlyArray<{
    readonly aspects: ReadonlyArray<RequestAspect>;
    readonly at: string;
    readonly comment: string | null | undefined;
    readonly kind: RequestEditKind;
  }>;
  readonly firstOfferAt: string | null | undefined;
  readonly isMine: boolean;
  readonly sentAt: string | null | undefined;
  readonly " $fragmentType": "RequestHistory_request";
};
export type RequestHistory_request$key = {
  readonly " $data"?: RequestHistory_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestHistory_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestHistory_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstOfferAt",
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

(node as any).hash = "10dc1ad4778be80b1602376d3ba8c3da";

export default node;
