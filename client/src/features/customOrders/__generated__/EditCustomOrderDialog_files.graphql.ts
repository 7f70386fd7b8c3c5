/**
 * @generated SignedSource<<98d1c63e22e72a82c80a9cca2bec260c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditCustomOrderDialog_files$data = {
  readonly items: ReadonlyArray<{
    readonly files: ReadonlyArray<{
      readonly fileName: string;
      readonly id: string;
      readonly kind: FileKind;
      readonly thumbnailUrl: string | null | undefined;
      readonly uploadId: string;
    }>;
  }>;
  readonly " $fragmentType": "EditCustomOrderDialog_files";
};
export type EditCustomOrderDialog_files$key = {
  readonly " $data"?: EditCustomOrderDialog_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCustomOrderDialog_files">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "EditCustomOrderDialog_files"
};

(node as any).hash = "28b21b20446df811811a01dcda9678ee";

export default node;
