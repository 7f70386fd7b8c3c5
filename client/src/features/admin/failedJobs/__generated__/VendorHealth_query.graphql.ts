/**
 * @generated SignedSource<<b3354362a1d62250f0e20ad949c4ef0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorHealth_query$data = {
  readonly vendorHealth: ReadonlyArray<{
    readonly failedAt: string | null | undefined;
    readonly failure: string | null | undefined;
    readonly failuresInRow: number;
    readonly hasBreaker: boolean;
    readonly isConnected: boolean;
    readonly name: string;
    readonly restsUntil: string | null | undefined;
    readonly succeededAt: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "VendorHealth_query";
};
export type VendorHealth_query$key = {
  readonly " $data"?: VendorHealth_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorHealth_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorHealth_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VendorHealth",
      "kind": "LinkedField",
      "name": "vendorHealth",
      "plural": true,
      "selections": [
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
          "name": "isConnected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "succeededAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failuresInRow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasBreaker",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restsUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2cee4400deb598d4c7a5f46222d5ec04";

export default node;
