/**
 * @generated SignedSource<<f6771fb4867b9d23f11ca4fba472936a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
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
  readonly profileStatus: {
    readonly label: string;
    readonly tone: StatusTone;
  };
  readonly toReview: {
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

(node as any).hash = "8bc02ed72b968703fa1b0436fd81b9c2";

export default node;
