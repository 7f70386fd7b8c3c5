/**
 * @generated SignedSource<<1c69710753fa3758956d6fa0ffea32b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueNow_account$data = {
  readonly disputed: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly dispute: {
          readonly id: string;
          readonly next: string;
          readonly proposals: ReadonlyArray<{
            readonly isAcceptable: boolean;
          }>;
        } | null | undefined;
        readonly id: string;
        readonly lines: ReadonlyArray<{
          readonly description: string;
          readonly quantity: number;
        }>;
        readonly request: {
          readonly " $fragmentSpreads": FragmentRefs<"RequestPhoto_request">;
        } | null | undefined;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
  readonly dueReviews: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly lines: ReadonlyArray<{
          readonly description: string;
          readonly quantity: number;
        }>;
        readonly provider: {
          readonly companyName: string;
        };
        readonly request: {
          readonly " $fragmentSpreads": FragmentRefs<"RequestPhoto_request">;
        } | null | undefined;
      };
    }>;
  };
  readonly toChoose: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly comparison: {
          readonly count: number;
          readonly firstExpiresAt: string;
          readonly partialCount: number;
          readonly range: {
            readonly highest: number;
            readonly lowest: number;
          } | null | undefined;
        } | null | undefined;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"RequestPhoto_request" | "requestedParts_request">;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
  readonly toConfirm: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly held: number;
        readonly id: string;
        readonly lines: ReadonlyArray<{
          readonly description: string;
          readonly quantity: number;
        }>;
        readonly request: {
          readonly " $fragmentSpreads": FragmentRefs<"RequestPhoto_request">;
        } | null | undefined;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
  readonly " $fragmentType": "DueNow_account";
};
export type DueNow_account$key = {
  readonly " $data"?: DueNow_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueNow_account">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 3
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderLine",
  "kind": "LinkedField",
  "name": "lines",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "RequestPhoto_request"
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "PartRequest",
  "kind": "LinkedField",
  "name": "request",
  "plural": false,
  "selections": [
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueNow_account",
  "selections": [
    {
      "alias": "disputed",
      "args": [
        (v0/*:: as any*/),
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
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Dispute",
                  "kind": "LinkedField",
                  "name": "dispute",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
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
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                (v4/*:: as any*/),
                (v6/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v7/*:: as any*/)
      ],
      "storageKey": "orders(first:3,states:[\"DISPUTED\"])"
    },
    {
      "alias": "toConfirm",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "SHIPPED"
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
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "held",
                  "storageKey": null
                },
                (v4/*:: as any*/),
                (v6/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v7/*:: as any*/)
      ],
      "storageKey": "orders(first:3,states:[\"SHIPPED\"])"
    },
    {
      "alias": "toChoose",
      "args": [
        (v0/*:: as any*/)
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
                (v1/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "requestedParts_request",
                  "selections": [
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
                        (v2/*:: as any*/),
                        (v3/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "OfferComparison",
                  "kind": "LinkedField",
                  "name": "comparison",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "count",
                      "storageKey": null
                    },
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
                (v5/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v7/*:: as any*/)
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
        {
          "kind": "Literal",
          "name": "reviewStage",
          "value": "DUE"
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
                (v1/*:: as any*/),
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
                    }
                  ],
                  "storageKey": null
                },
                (v4/*:: as any*/),
                (v6/*:: as any*/)
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
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "6571542c1955a586376b0b5d533a5c01";

export default node;
