/**
 * @generated SignedSource<<91c93a30bc1732f9780bdd21c8ce28f3>>
 * @relayHash 651b53e8bd492abc47bc1d309949981f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaae85da210aad68389394168f69509fc6e2c767d634c8835c3dee3ca99d779e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderStatus = "APPROVED" | "PENDING" | "REJECTED" | "SUSPENDED" | "%future added value";
export type ProviderPanelQuery$variables = Record<PropertyKey, never>;
export type ProviderPanelQuery$data = {
  readonly viewer: {
    readonly provider: {
      readonly id: string;
      readonly status: ProviderStatus;
      readonly " $fragmentSpreads": FragmentRefs<"AccountNotice_provider">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"NotificationsCard_account">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderDialogs_query" | "ProviderPanel_counts" | "QuickQuotes_query">;
};
export type ProviderPanelQuery = {
  response: ProviderPanelQuery$data;
  variables: ProviderPanelQuery$variables;
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
  "name": "status",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "condition",
  "storageKey": null
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProviderPanelQuery",
    "selections": [
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AccountNotice_provider"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationsCard_account"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "QuickQuotes_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ProviderPanel_counts"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ProviderDialogs_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProviderPanelQuery",
    "selections": [
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "decisionReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "suspensionReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSecondReview",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mayAskAgain",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gaps",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Offer",
                "kind": "LinkedField",
                "name": "lastOffer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OfferVersion",
                    "kind": "LinkedField",
                    "name": "currentVersion",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "shippingCharge",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "shipping",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OfferLine",
                        "kind": "LinkedField",
                        "name": "lines",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "deliveryTime",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "validUntil",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "warrantyDays",
                            "storageKey": null
                          },
                          (v0/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": "sent",
                "args": null,
                "concreteType": "ProviderOffersConnection",
                "kind": "LinkedField",
                "name": "offers",
                "plural": false,
                "selections": (v3/*:: as any*/),
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
                "selections": (v3/*:: as any*/),
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
                "selections": (v3/*:: as any*/),
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
                "selections": (v3/*:: as any*/),
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
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UnreadNotifications",
            "kind": "LinkedField",
            "name": "unreadNotifications",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadMessages",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrderTerms",
        "kind": "LinkedField",
        "name": "orderTerms",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CommissionRate",
            "kind": "LinkedField",
            "name": "commissions",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bps",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "newRequests",
        "args": null,
        "concreteType": "QueryRequestFeedConnection",
        "kind": "LinkedField",
        "name": "requestFeed",
        "plural": false,
        "selections": (v3/*:: as any*/),
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "purpose",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxImages",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxImageBytes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxVideos",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxVideoBytes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxVideoMs",
            "storageKey": null
          }
        ],
        "storageKey": "uploadLimits(purpose:\"OFFER_FILE\")"
      }
    ]
  },
  "params": {
    "id": "eaae85da210aad68389394168f69509fc6e2c767d634c8835c3dee3ca99d779e",
    "metadata": {},
    "name": "ProviderPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "123774a72e9c3882cae0395ddc0b6c9f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
