/**
 * @generated SignedSource<<ad5ddb92aa9173ecc40c301a16fab2df>>
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
  readonly reviewVersion: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewVersion",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "2e7d46acc4ca855e08365e52fe937c64";

export default node;
