/**
 * @generated SignedSource<<502a8a1df946e4e98563af27d5b917b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type providerCounts_query$data = {
  readonly newRequests: {
    readonly totalCount: number;
  };
  readonly viewer: {
    readonly provider: {
      readonly sent: {
        readonly totalCount: number;
      };
      readonly sold: {
        readonly totalCount: number;
      };
      readonly toShip: {
        readonly totalCount: number;
      };
      readonly waiting: {
        readonly totalCount: number;
      };
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "providerCounts_query";
};
export type providerCounts_query$key = {
  readonly " $data"?: providerCounts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"providerCounts_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "providerCounts_query",
  "selections": [
    {
      "alias": "newRequests",
      "args": null,
      "concreteType": "QueryRequestFeedConnection",
      "kind": "LinkedField",
      "name": "requestFeed",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
              "alias": "sent",
              "args": null,
              "concreteType": "ProviderOffersConnection",
              "kind": "LinkedField",
              "name": "offers",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": "waiting",
              "args": [
                {
                  "kind": "Literal",
                  "name": "states",
                  "value": [
                    "PENDING"
                  ]
                }
              ],
              "concreteType": "ProviderOffersConnection",
              "kind": "LinkedField",
              "name": "offers",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": "offers(states:[\"PENDING\"])"
            },
            {
              "alias": "sold",
              "args": [
                {
                  "kind": "Literal",
                  "name": "states",
                  "value": [
                    "PAID",
                    "SHIPPED",
                    "RECEIVED",
                    "RELEASED"
                  ]
                }
              ],
              "concreteType": "ProviderOrdersConnection",
              "kind": "LinkedField",
              "name": "orders",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": "orders(states:[\"PAID\",\"SHIPPED\",\"RECEIVED\",\"RELEASED\"])"
            },
            {
              "alias": "toShip",
              "args": [
                {
                  "kind": "Literal",
                  "name": "states",
                  "value": [
                    "PAID"
                  ]
                }
              ],
              "concreteType": "ProviderOrdersConnection",
              "kind": "LinkedField",
              "name": "orders",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": "orders(states:[\"PAID\"])"
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
})();

(node as any).hash = "b0c35e5e490943363b3b4c6443c3a1c8";

export default node;
