/**
 * @generated SignedSource<<1959964f636ef50483fa08e8aa595004>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderDialogs_query$data = {
  readonly salesTerms: {
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

(node as any).hash = "d9c504717b8568e89dc2aaa6988d04ea";

export default node;
