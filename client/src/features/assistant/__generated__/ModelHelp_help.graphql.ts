/**
 * @generated SignedSource<<b2b59b55ff6153bb1af547f5b0a4d853>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ModelHelp_help$data = {
  readonly isAllowed: boolean | null | undefined;
  readonly " $fragmentType": "ModelHelp_help";
};
export type ModelHelp_help$key = {
  readonly " $data"?: ModelHelp_help$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModelHelp_help">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ModelHelp_help",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAllowed",
      "storageKey": null
    }
  ],
  "type": "AssistantModelHelp",
  "abstractKey": null
};

(node as any).hash = "60afb6fa97c45d9772b0905a39e4bdf5";

export default node;
