/**
 * @generated SignedSource<<1c84ae858f2d50a5585c852ac9f8afba>>
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
  readonly viewer: {
    readonly provider: {
      readonly lastOffer: {
        readonly " $fragmentSpreads": FragmentRefs<"NewOfferDialog_lastOffer">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Provider",
          "kind": "LinkedField",
          "name": "provider",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Offer",
              "kind": "LinkedField",
              "name": "lastOffer",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "NewOfferDialog_lastOffer"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ce346be752ec914a2034436b6856c5e0";

export default node;
