/**
 * @generated SignedSource<<23c51f213b03a803897f0047cd4f985f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VehicleName_request$data = {
  readonly brand: string;
  readonly engine: string | null | undefined;
  readonly model: string;
  readonly version: string | null | undefined;
  readonly year: number;
  readonly " $fragmentType": "VehicleName_request";
};
export type VehicleName_request$key = {
  readonly " $data"?: VehicleName_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"VehicleName_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VehicleName_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "model",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "engine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "808d1f55441ed16c4f5ee745bea02e3a";

export default node;
