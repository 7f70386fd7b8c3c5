/**
 * @generated SignedSource<<bddedecee68cf91a5cf56ecf07e8f61e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderDialogs_query$data = {
  readonly orderTerms: {
    readonly " $fragmentSpreads": FragmentRefs<"NewOfferDialog_terms" | "ReviseOfferDialog_terms">;
  };
  readonly " $fragmentType": "ProviderDialogs_query";
};
export type ProviderDialogs_query$key = {
  readonly " $data"?: ProviderDialogs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderDialogs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderDialogs_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderTerms",
      "kind": "LinkedField",
      "name": "orderTerms",
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

(node as any).hash = "10338b3ce0e12b9da4fa738fa7a448d2";

export default node;
