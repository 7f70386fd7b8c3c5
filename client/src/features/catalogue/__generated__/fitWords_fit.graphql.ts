/**
 * @generated SignedSource<<a828eab21a2006294c4a300069dc9157>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fitWords_fit$data = {
  readonly brand: string;
  readonly model: string;
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly " $fragmentType": "fitWords_fit";
};
export type fitWords_fit$key = {
  readonly " $data"?: fitWords_fit$data;
  readonly " $fragmentSpreads": FragmentRefs<"fitWords_fit">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fitWords_fit"
};

(node as any).hash = "f0f4ab28d503fef2af7f2899865d859f";

export default node;
