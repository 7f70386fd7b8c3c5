/**
 * @generated SignedSource<<269fb1a7d60242a7b715f38f711bf06f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type outcome_refusal$data = {
  readonly code: string;
  readonly fields?: ReadonlyArray<{
    readonly message: string;
    readonly path: ReadonlyArray<string>;
  }>;
  readonly message: string;
  readonly path: ReadonlyArray<string>;
  readonly " $fragmentType": "outcome_refusal";
};
export type outcome_refusal$key = {
  readonly " $data"?: outcome_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "outcome_refusal"
};

(node as any).hash = "4cf4b4acba8cbe824c387f908d62495f";

export default node;
