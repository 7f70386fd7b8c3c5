/**
 * @generated SignedSource<<6c5acb1e2ddd5ee74bae151df5d152c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferState = "ACCEPTED" | "EXPIRED" | "LOST" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettledOffers_request$data = {
  readonly comparison: {
    readonly __typename: "OfferComparison";
  } | null | undefined;
  readonly settledOffers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly currentVersion: {
          readonly terms: {
            readonly condition: string;
            readonly delivery: string;
            readonly warranty: string;
          };
          readonly total: number;
        };
        readonly id: string;
        readonly provider: {
          readonly name: string | null | undefined;
        };
        readonly state: OfferState;
        readonly status: {
          readonly label: string;
          readonly tone: StatusTone;
        };
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "SettledOffers_request";
};
export type SettledOffers_request$key = {
  readonly " $data"?: SettledOffers_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettledOffers_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettledOffers_request",
  "selections": [
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "settledOffers",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        },
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": "PRICE"
        },
        {
          "kind": "Literal",
          "name": "states",
          "value": [
            "ACCEPTED",
            "LOST",
            "REJECTED",
            "WITHDRAWN",
            "EXPIRED"
          ]
        }
      ],
      "concreteType": "PartRequestOffersConnection",
      "kind": "LinkedField",
      "name": "offers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PartRequestOffersConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Offer",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Status",
                  "kind": "LinkedField",
                  "name": "status",
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
                  "concreteType": "OfferVersion",
                  "kind": "LinkedField",
                  "name": "currentVersion",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "total",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Terms",
                      "kind": "LinkedField",
                      "name": "terms",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "condition",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "delivery",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "warranty",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "OfferProvider",
                  "kind": "LinkedField",
                  "name": "provider",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
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
      "storageKey": "offers(first:20,orderBy:\"PRICE\",states:[\"ACCEPTED\",\"LOST\",\"REJECTED\",\"WITHDRAWN\",\"EXPIRED\"])"
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "17229897e45a190efbc4350ea76b9288";

export default node;
