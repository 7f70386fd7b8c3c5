/**
 * @generated SignedSource<<4343e3ad624b4a20785fb648a9cb10f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyerPanel_account$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerProfileTab_account" | "ComparisonTab_account" | "OwnRequestsTab_account" | "PurchasesTab_account" | "buyerCounts_account">;
  readonly " $fragmentType": "BuyerPanel_account";
};
export type BuyerPanel_account$key = {
  readonly " $data"?: BuyerPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerPanel_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": "PRICE",
      "kind": "LocalArgument",
      "name": "orderBy"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "orders"
    },
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "quoted"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "requests"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyerPanel_account",
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
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "buyerCounts_account"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "orders"
        }
      ],
      "kind": "FragmentSpread",
      "name": "PurchasesTab_account"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "quoted"
        },
        {
          "kind": "Variable",
          "name": "orderBy",
          "variableName": "orderBy"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ComparisonTab_account"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "requests"
        }
      ],
      "kind": "FragmentSpread",
      "name": "OwnRequestsTab_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuyerProfileTab_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "c1106108f0b8522052b66bb15e2714c9";

export default node;
