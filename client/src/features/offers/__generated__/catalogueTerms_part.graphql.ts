/**
 * @generated SignedSource<<3ef83cded31a7bef682da6cd6709f3ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DeliveryTime = "DAYS_1_3" | "IMMEDIATE" | "OVER_2_WEEKS" | "WEEKS_1_2" | "%future added value";
export type PartCondition = "NEW" | "REMANUFACTURED" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type catalogueTerms_part$data = {
  readonly fromMyCatalogue: {
    readonly isByNumber: boolean;
    readonly item: {
      readonly condition: PartCondition;
      readonly deliveryTime: DeliveryTime;
      readonly warrantyDays: number | null | undefined;
    };
    readonly price: number;
  } | null | undefined;
  readonly " $fragmentType": "catalogueTerms_part";
};
export type catalogueTerms_part$key = {
  readonly " $data"?: catalogueTerms_part$data;
  readonly " $fragmentSpreads": FragmentRefs<"catalogueTerms_part">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "catalogueTerms_part"
};

(node as any).hash = "edc6c572905c72df3bef8bdfa7b55937";

export default node;
