/**
 * @generated SignedSource<<2e4540e87c7a1d871989e0b628d6b8c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderStatus = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountNotice_provider$data = {
  readonly decisionReason: string | null | undefined;
  readonly status: ProviderStatus;
  readonly " $fragmentType": "AccountNotice_provider";
};
export type AccountNotice_provider$key = {
  readonly " $data"?: AccountNotice_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountNotice_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountNotice_provider",
  "selections": [
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
      "name": "decisionReason",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "20828b8ce735440fdb803dfdb954db0c";

export default node;
