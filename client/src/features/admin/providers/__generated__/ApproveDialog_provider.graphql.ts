/**
 * @generated SignedSource<<d4492502025203022fdc0ec0bd865b4b>>
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
  readonly reviewVersion: string | null | undefined;
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

(node as any).hash = "504d978e8ce33dab7c96f4530d18a393";

export default node;
