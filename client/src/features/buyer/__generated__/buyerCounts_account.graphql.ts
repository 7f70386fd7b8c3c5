/**
 * @generated SignedSource<<79fadc3c3ddd3ca337bfd996fcc939a3>>
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

(node as any).hash = "d45f48fdb5801b97543b089c4837decb";

export default node;
