/**
 * @generated SignedSource<<1519eef03f79546957f1ec5286571b34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type acceptableOffer_offer$data = {
  readonly currentVersion: {
    readonly number: number;
    readonly terms: {
      readonly condition: string;
      readonly delivery: string;
    };
    readonly total: number;
  };
  readonly id: string;
  readonly openTerms: {
    readonly total: number;
  } | null | undefined;
  readonly viewerActions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
  }>;
  readonly " $fragmentType": "acceptableOffer_offer";
};
export type acceptableOffer_offer$key = {
  readonly " $data"?: acceptableOffer_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"acceptableOffer_offer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "acceptableOffer_offer"
};

(node as any).hash = "62d6ca83444e6045df559c6094efeb48";

export default node;
