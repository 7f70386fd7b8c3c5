/**
 * @generated SignedSource<<3aaac79c2f52b3dff9f5f97c8ce506f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestOrigin = "ASSISTANT" | "FORM" | "WHATSAPP" | "%future added value";
export type WantedCondition = "ANY" | "NEW" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RowQuote_request$data = {
  readonly id: string;
  readonly origin: RequestOrigin;
  readonly parts: ReadonlyArray<{
    readonly condition: WantedCondition;
    readonly description: string;
    readonly id: string;
    readonly isOpen: boolean;
  }>;
  readonly revision: number;
  readonly viewerDiscountBps: number | null | undefined;
  readonly " $fragmentType": "RowQuote_request";
};
export type RowQuote_request$key = {
  readonly " $data"?: RowQuote_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowQuote_request">;
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
  "name": "RowQuote_request",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerDiscountBps",
      "storageKey": null
    },
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
          "name": "isOpen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "condition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
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

(node as any).hash = "91fa0d77cd107d671ffcd33b27e49149";

export default node;
