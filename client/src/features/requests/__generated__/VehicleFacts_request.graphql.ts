/**
 * @generated SignedSource<<70b982eaefb93880de22f32d563ce38e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VehicleFacts_request$data = {
  readonly mileageKm: number | null | undefined;
  readonly vin: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"VehicleName_request">;
  readonly " $fragmentType": "VehicleFacts_request";
};
export type VehicleFacts_request$key = {
  readonly " $data"?: VehicleFacts_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"VehicleFacts_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VehicleFacts_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mileageKm",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VehicleName_request"
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "0953bafafd512651f0bea9a1627645f1";

export default node;
