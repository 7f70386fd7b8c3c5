/**
 * @generated SignedSource<<997310d2bfbcb89b8a5e4bb9f9e9454d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickQuotes_request$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RowQuote_request">;
  readonly " $fragmentType": "QuickQuotes_request";
};
export type QuickQuotes_request$key = {
  readonly " $data"?: QuickQuotes_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickQuotes_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickQuotes_request",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RowQuote_request"
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "bc866ba3d89573886aa4ea6958540bf0";

export default node;
