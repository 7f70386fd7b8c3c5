/**
 * @generated SignedSource<<9a55f1c5be681e9b900e9741a3cbeeae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderStatus = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RejectDialog_provider$data = {
  readonly companyName: string;
  readonly id: string;
  readonly status: ProviderStatus;
  readonly " $fragmentType": "RejectDialog_provider";
};
export type RejectDialog_provider$key = {
  readonly " $data"?: RejectDialog_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"RejectDialog_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RejectDialog_provider",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "3a70fc8ad4cc2ce0eb5aa8e4c4d95ff4";

export default node;
