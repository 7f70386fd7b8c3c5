/**
 * @generated SignedSource<<b71a81fad001f3f5cc1f1d987bc84502>>
 * @relayHash 7ab59c970703c91bec70a384b3d50572
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b24b5e56dcb815d71e3cd7ae135cfdaea0d1e2570b81c631ca254700be3e6bfa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyerPanelQuery$variables = Record<PropertyKey, never>;
export type BuyerPanelQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"DueNow_account" | "NotificationsCard_account" | "buyerCounts_account">;
  } | null | undefined;
};
export type BuyerPanelQuery = {
  response: BuyerPanelQuery$data;
  variables: BuyerPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v4 = {
  "alias": "allOrders",
  "args": [
    (v2/*:: as any*/),
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
  "concreteType": "AccountOrdersConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "orders(first:1,states:[\"PAID\",\"SHIPPED\",\"RECEIVED\",\"RELEASED\"])"
},
v5 = {
  "alias": "toShip",
  "args": [
    (v2/*:: as any*/),
    {
      "kind": "Literal",
      "name": "states",
      "value": [
        "PAID"
      ]
    }
  ],
  "concreteType": "AccountOrdersConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "orders(first:1,states:[\"PAID\"])"
},
v6 = {
  "kind": "Literal",
  "name": "states",
  "value": [
    "SHIPPED"
  ]
},
v7 = {
  "alias": "onTheWay",
  "args": [
    (v2/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "concreteType": "AccountOrdersConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "orders(first:1,states:[\"SHIPPED\"])"
},
v8 = {
  "kind": "Literal",
  "name": "reviewStage",
  "value": "DUE"
},
v9 = {
  "alias": "toReview",
  "args": [
    (v2/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "concreteType": "AccountOrdersConnection",
  "kind": "LinkedField",
  "name": "orders",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "orders(first:1,reviewStage:\"DUE\")"
},
v10 = {
  "alias": "active",
  "args": [
    (v2/*:: as any*/),
    {
      "kind": "Literal",
      "name": "states",
      "value": [
        "OPEN"
      ]
    }
  ],
  "concreteType": "AccountRequestsConnection",
  "kind": "LinkedField",
  "name": "requests",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": "requests(first:1,states:[\"OPEN\"])"
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offersToAnswer",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadMessages",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Status",
  "kind": "LinkedField",
  "name": "profileStatus",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tone",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v15 = {
  "kind": "Literal",
  "name": "first",
  "value": 3
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderLine",
  "kind": "LinkedField",
  "name": "lines",
  "plural": true,
  "selections": [
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "RequestFile",
  "kind": "LinkedField",
  "name": "files",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnailUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "PartRequest",
  "kind": "LinkedField",
  "name": "request",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BuyerPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "buyerCounts_account",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationsCard_account"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DueNow_account"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BuyerPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UnreadNotifications",
            "kind": "LinkedField",
            "name": "unreadNotifications",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ofMessages",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": "disputed",
            "args": [
              (v15/*:: as any*/),
              {
                "kind": "Literal",
                "name": "states",
                "value": [
                  "DISPUTED"
                ]
              }
            ],
            "concreteType": "AccountOrdersConnection",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AccountOrdersConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Order",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Dispute",
                        "kind": "LinkedField",
                        "name": "dispute",
                        "plural": false,
                        "selections": [
                          (v0/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "next",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DisputeProposal",
                            "kind": "LinkedField",
                            "name": "proposals",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "isAcceptable",
                                "storageKey": null
                              },
                              (v0/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v18/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v21/*:: as any*/)
            ],
            "storageKey": "orders(first:3,states:[\"DISPUTED\"])"
          },
          {
            "alias": "toConfirm",
            "args": [
              (v15/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "concreteType": "AccountOrdersConnection",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AccountOrdersConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Order",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "held",
                        "storageKey": null
                      },
                      (v18/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v21/*:: as any*/)
            ],
            "storageKey": "orders(first:3,states:[\"SHIPPED\"])"
          },
          {
            "alias": "toChoose",
            "args": [
              (v15/*:: as any*/)
            ],
            "concreteType": "AccountRequestsToCompareConnection",
            "kind": "LinkedField",
            "name": "requestsToCompare",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AccountRequestsToCompareConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PartRequest",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "RequestedPart",
                        "kind": "LinkedField",
                        "name": "parts",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isOpen",
                            "storageKey": null
                          },
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v0/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OfferComparison",
                        "kind": "LinkedField",
                        "name": "comparison",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "firstExpiresAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "partialCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "PriceRange",
                            "kind": "LinkedField",
                            "name": "range",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "lowest",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "highest",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v21/*:: as any*/)
            ],
            "storageKey": "requestsToCompare(first:3)"
          },
          {
            "alias": "dueReviews",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 2
              },
              (v8/*:: as any*/)
            ],
            "concreteType": "AccountOrdersConnection",
            "kind": "LinkedField",
            "name": "orders",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AccountOrdersConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Order",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
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
                            "kind": "ScalarField",
                            "name": "companyName",
                            "storageKey": null
                          },
                          (v0/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v18/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "orders(first:2,reviewStage:\"DUE\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b24b5e56dcb815d71e3cd7ae135cfdaea0d1e2570b81c631ca254700be3e6bfa",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e57aa633821709cf7006c48b34928466";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
