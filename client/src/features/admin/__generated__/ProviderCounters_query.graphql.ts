/**
 * @generated SignedSource<<f30116b65eab1ce18b77aa092bf44cbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderCounters_query$data = {
  readonly oldest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
      };
    }>;
  } | null | undefined;
  readonly providerCounts: {
    readonly approved: number;
    readonly pending: number;
    readonly rejected: number;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "ProviderCounters_query";
};
export type ProviderCounters_query$key = {
  readonly " $data"?: ProviderCounters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCounters_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderCounters_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderCounts",
      "kind": "LinkedField",
      "name": "providerCounts",
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
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "oldest",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "status",
          "value": "PENDING"
        }
      ],
      "concreteType": "QueryProvidersConnection",
      "kind": "LinkedField",
      "name": "providers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QueryProvidersConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Provider",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "providers(first:1,status:\"PENDING\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b5c348e6fb9733fee5336e3d0f79ae8b";

export default node;
