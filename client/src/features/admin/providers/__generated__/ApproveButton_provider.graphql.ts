/**
 * @generated SignedSource<<697ecaaf6423f84f8904e478f3bb29c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderGap = "ADDRESS" | "BUSINESS_NAME" | "PARTS_DESCRIPTION" | "RUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApproveButton_provider$data = {
  readonly gaps: ReadonlyArray<ProviderGap> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ApproveButton_provider";
};
export type ApproveButton_provider$key = {
  readonly " $data"?: ApproveButton_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveButton_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveButton_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gaps",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "fa7844cb0d70f0e4803decc250d517b2";

export default node;
