/**
 * @generated SignedSource<<0c921151007b2665be3c950c4420f57b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PanelDialogs_query$data = {
  readonly salesTerms: {
    readonly " $fragmentSpreads": FragmentRefs<"NewOfferDialog_terms" | "ReviseOfferDialog_terms">;
  };
  readonly " $fragmentType": "PanelDialogs_query";
};
export type PanelDialogs_query$key = {
  readonly " $data"?: PanelDialogs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PanelDialogs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PanelDialogs_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SalesTerms",
      "kind": "LinkedField",
      "name": "salesTerms",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewOfferDialog_terms"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviseOfferDialog_terms"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "73eef0e1da28b9232f9d9d15c8f4c3af";

export default node;
