/**
 * @generated SignedSource<<13deed33a9ecba08fa45cc12752b7fa0>>
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
  readonly viewerOrders: ReadonlyArray<{
    readonly history: ReadonlyArray<{
      readonly at: string;
      readonly words: string | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "RequestHistory_request";
};
export type RequestHistory_request$key = {
  readonly " $data"?: RequestHistory_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestHistory_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "viewerOrders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderEvent",
          "kind": "LinkedField",
          "name": "history",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "words",
              "storageKey": null
            }
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

(node as any).hash = "d7cea9d90da14d28cd134d8581e41354";

export default node;
