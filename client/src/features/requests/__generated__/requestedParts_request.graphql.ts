/**
 * @generated SignedSource<<0f10e77da9553654f0beb247afb32764>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestedParts_request$data = {
  readonly parts: ReadonlyArray<{
    readonly description: string;
    readonly isOpen: boolean;
    readonly quantity: number;
  }>;
  readonly " $fragmentType": "requestedParts_request";
};
export type requestedParts_request$key = {
  readonly " $data"?: requestedParts_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestedParts_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "requestedParts_request"
};

(node as any).hash = "4c51056a0877d2b8de8c642032c8ad87";

export default node;
