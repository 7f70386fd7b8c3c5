/**
 * @generated SignedSource<<219e06d3769bb170d7e2cb9962f58953>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DeliveryTime = "DAYS_1_3" | "IMMEDIATE" | "OVER_2_WEEKS" | "WEEKS_1_2" | "%future added value";
export type PartCondition = "NEW" | "REMANUFACTURED" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type writtenOrder_order$data = {
  readonly clientEmail: string;
  readonly clientName: string;
  readonly clientPhone: string | null | undefined;
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly condition: PartCondition;
    readonly deliveryTime: DeliveryTime;
    readonly description: string | null | undefined;
    readonly name: string;
    readonly price: number;
    readonly warrantyDays: number | null | undefined;
  }>;
  readonly notes: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "writtenOrder_order";
};
export type writtenOrder_order$key = {
  readonly " $data"?: writtenOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"writtenOrder_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "writtenOrder_order"
};

(node as any).hash = "88bd49127526883854fa78261ac59a32";

export default node;
