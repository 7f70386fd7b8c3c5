/**
 * @generated SignedSource<<674df57f2041cdd349a3edf9fdafe7a9>>
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
  readonly uploadLimits: {
    readonly " $fragmentSpreads": FragmentRefs<"NewOfferDialog_limits" | "ReviseOfferDialog_limits">;
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
      "args": [
        {
          "kind": "Literal",
          "name": "purpose",
          "value": "OFFER_FILE"
        }
      ],
      "concreteType": "UploadLimits",
      "kind": "LinkedField",
      "name": "uploadLimits",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewOfferDialog_limits"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviseOfferDialog_limits"
        }
      ],
      "storageKey": "uploadLimits(purpose:\"OFFER_FILE\")"
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

(node as any).hash = "974b69854a326cd691a1e41f69579e6b";

export default node;
