/**
 * @generated SignedSource<<d8a45f172677b14b78682ae36c933814>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderStatus = "APPROVED" | "PENDING" | "REJECTED" | "SUSPENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RejectDialog_provider$data = {
  readonly companyName: string;
  readonly id: string;
  readonly isSecondReview: boolean | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSecondReview",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "82aaa57f1847b46dd068723fa28eeab4";

export default node;
