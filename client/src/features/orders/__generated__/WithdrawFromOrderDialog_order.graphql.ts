/**
 * @generated SignedSource<<9bbf76787fdcac9cc04b4e9031dea067>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReturnPayer = "BUYER" | "PROVIDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawFromOrderDialog_order$data = {
  readonly id: string;
  readonly recovered: number;
  readonly withdrawal: {
    readonly inPerson: number;
    readonly lastDay: string | null | undefined;
    readonly misfitPayer: ReturnPayer;
    readonly refund: number;
    readonly wasSent: boolean;
  } | null | undefined;
  readonly " $fragmentType": "WithdrawFromOrderDialog_order";
};
export type WithdrawFromOrderDialog_order$key = {
  readonly " $data"?: WithdrawFromOrderDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawFromOrderDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawFromOrderDialog_order",
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
      "name": "recovered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderWithdrawal",
      "kind": "LinkedField",
      "name": "withdrawal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refund",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inPerson",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wasSent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "misfitPayer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ce0423dcf5034d9dd4cbe9ef4d64a06c";

export default node;
