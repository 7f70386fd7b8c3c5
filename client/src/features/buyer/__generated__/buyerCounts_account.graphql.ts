/**
 * @generated SignedSource<<2790e2bbf68432e759d3d54c0324402c>>
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
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly sentAt: string | null | undefined;
      };
    }>;
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
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
      };
    }>;
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

(node as any).hash = "4b7cd6d3d4b1312eae0288f536c71326";

export default node;
