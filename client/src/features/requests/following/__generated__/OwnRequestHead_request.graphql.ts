/**
 * @generated SignedSource<<ff6e6006858e930c168973eac8aeb590>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnRequestHead_request$data = {
  readonly parts: ReadonlyArray<{
    readonly description: string;
    readonly quantity: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OwnRequestAffairs_request" | "VehicleName_request">;
  readonly " $fragmentType": "OwnRequestHead_request";
};
export type OwnRequestHead_request$key = {
  readonly " $data"?: OwnRequestHead_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnRequestHead_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnRequestHead_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestedPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VehicleName_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnRequestAffairs_request"
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "3fca83723e03212022f86a7fb8cd3a9e";

export default node;
