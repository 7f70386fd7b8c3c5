/**
 * @generated SignedSource<<2e106bb8358855225a2591cc946eb2a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuspendDialog_provider$data = {
  readonly companyName: string;
  readonly id: string;
  readonly " $fragmentType": "SuspendDialog_provider";
};
export type SuspendDialog_provider$key = {
  readonly " $data"?: SuspendDialog_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuspendDialog_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuspendDialog_provider",
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
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "ba0e5995d9726fa628eee516eafd9f27";

export default node;
