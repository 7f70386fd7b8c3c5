/**
 * @generated SignedSource<<1c8cdb0dc27841d9c58f0261076b0112>>
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
  readonly offersToAnswer: number | null | undefined;
  readonly onTheWay: {
    readonly totalCount: number;
  };
  readonly purchases: {
    readonly totalCount: number;
  };
  readonly toShip: {
    readonly totalCount: number;
  };
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

(node as any).hash = "a69963101ea5f74ae939c0a47176c8e6";

export default node;
