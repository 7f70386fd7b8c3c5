/**
 * @generated SignedSource<<765a3dc99589d6935b6c8e3346d725a3>>
 * @relayHash 3d08a5ea1fdf7383c300f550e95db5c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a5cfa03479d56eb9f8f47ba5ebdc9412d419f02fd7d8fc77f5bafcd487fbf97

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type providerCountsQuery$variables = Record<PropertyKey, never>;
export type providerCountsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"providerCounts_query">;
};
export type providerCountsQuery = {
  response: providerCountsQuery$data;
  variables: providerCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "providerCountsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "providerCounts_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "providerCountsQuery",
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
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7a5cfa03479d56eb9f8f47ba5ebdc9412d419f02fd7d8fc77f5bafcd487fbf97",
    "metadata": {},
    "name": "providerCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5582cad2bd262f4fd9ef5ee5a4324199";

export default node;
