/**
 * @generated SignedSource<<8eb114056d38e0e3dff487059107f75c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceList_account$data = {
  readonly devices: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly isCurrent: boolean;
    readonly lastSeenAt: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "DeviceList_account";
};
export type DeviceList_account$key = {
  readonly " $data"?: DeviceList_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceList_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeviceList_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Device",
      "kind": "LinkedField",
      "name": "devices",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSeenAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "3c2def7c16cee02fea86c2a909ba5b6b";

export default node;
