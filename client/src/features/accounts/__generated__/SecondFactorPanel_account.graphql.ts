/**
 * @generated SignedSource<<8189cff2bcd6c12496b36c6796dfe8f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorPanel_account$data = {
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

(node as any).hash = "1255cd26e279c95348b7eec025a12ab1";

export default node;
