/**
 * @generated SignedSource<<eb9a720502a2b4aa5a7e2f27c7d14348>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PartCondition = "NEW" | "REMANUFACTURED" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type lineTerms_line$data = {
  readonly condition: PartCondition;
  readonly warrantyDays: number | null | undefined;
  readonly " $fragmentType": "lineTerms_line";
};
export type lineTerms_line$key = {
  readonly " $data"?: lineTerms_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineTerms_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lineTerms_line"
};

(node as any).hash = "b0b0a3367b088085ce362b9fefa8e2d3";

export default node;
