/**
 * @generated SignedSource<<4a48e6e873cf93fbcae61b36fddacc1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type buyerCounts_account$data = {
  readonly active: {
    readonly totalCount: number;
  };
  readonly allOrders: {
    readonly totalCount: number;
  };
  readonly offersToAnswer: number | null | undefined;
  readonly onTheWay: {
    readonly totalCount: number;
  };
  readonly toShip: {
    readonly totalCount: number;
  };
  readonly unreadMessages: number | null | undefined;
  readonly " $fragmentType": "buyerCounts_account";
};
export type buyerCounts_account$key = {
  readonly " $data"?: buyerCounts_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"buyerCounts_account">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "buyerCounts_account"
};

(node as any).hash = "1f34ef3fc4fa39cf305fdc8f41761588";

export default node;
