/**
 * @generated SignedSource<<dcf274fce8faa860fd3df007f0dcbab8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartCondition = "NEW" | "REMANUFACTURED" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RowQuote_query$data = {
  readonly orderTerms: {
    readonly commissions: ReadonlyArray<{
      readonly bps: number;
      readonly condition: PartCondition;
    }>;
  };
  readonly viewer: {
    readonly provider: {
      readonly lastOffer: {
        readonly " $fragmentSpreads": FragmentRefs<"useLastTerms_offer">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RowQuote_query";
};
export type RowQuote_query$key = {
  readonly " $data"?: RowQuote_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowQuote_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RowQuote_query",
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
                  "name": "useLastTerms_offer"
                }
              ],
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
              "name": "bps",
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

(node as any).hash = "ab97f6e8bf0fcfd123221f8612d50595";

export default node;
