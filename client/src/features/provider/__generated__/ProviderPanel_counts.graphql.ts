/**
 * @generated SignedSource<<5e66fe98eeceb919c1c85652c25fab6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderPanel_counts$data = {
  readonly newRequests: {
    readonly totalCount: number;
  };
  readonly viewer: {
    readonly provider: {
      readonly rating: {
        readonly average: number;
        readonly count: number;
      } | null | undefined;
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
    readonly unreadMessages: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ProviderPanel_counts";
};
export type ProviderPanel_counts$key = {
  readonly " $data"?: ProviderPanel_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderPanel_counts">;
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
  "name": "ProviderPanel_counts",
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
          "kind": "ScalarField",
          "name": "unreadMessages",
          "storageKey": null
        },
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ProviderRating",
              "kind": "LinkedField",
              "name": "rating",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "average",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "count",
                  "storageKey": null
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
})();

(node as any).hash = "aede7a4922f822639f36ba1c8033e552";

export default node;
