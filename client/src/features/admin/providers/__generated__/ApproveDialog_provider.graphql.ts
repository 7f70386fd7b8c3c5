/**
 * @generated SignedSource<<b3f4e9b5f7ca4c4d8a240c4ff91b3625>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderGap = "ADDRESS" | "BUSINESS_NAME" | "PARTS_DESCRIPTION" | "RUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApproveDialog_provider$data = {
  readonly companyName: string;
  readonly gaps: ReadonlyArray<ProviderGap> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ApproveDialog_provider";
};
export type ApproveDialog_provider$key = {
  readonly " $data"?: ApproveDialog_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveDialog_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveDialog_provider",
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
      "name": "companyName",
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

(node as any).hash = "51b073f12cc6995c4eee5e91c81a66ca";

export default node;
