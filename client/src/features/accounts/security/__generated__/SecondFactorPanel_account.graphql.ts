/**
 * @generated SignedSource<<dd4e399e8bfddd7f1af06844f33bcad9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorPanel_account$data = {
  readonly entersByVendorOnly: boolean | null | undefined;
  readonly needsSecondFactor: boolean;
  readonly secondFactor: {
    readonly enabledAt: string;
    readonly recoveryCodesLeft: number;
  } | null | undefined;
  readonly " $fragmentType": "SecondFactorPanel_account";
};
export type SecondFactorPanel_account$key = {
  readonly " $data"?: SecondFactorPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactorPanel_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecondFactorPanel_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsSecondFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entersByVendorOnly",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SecondFactor",
      "kind": "LinkedField",
      "name": "secondFactor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabledAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "f9efc8fd965df3a3707ca06215f8b20a";

export default node;
