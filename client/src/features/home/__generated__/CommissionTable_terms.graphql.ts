/**
 * @generated SignedSource<<2eacf68c4ca411679d5e738d7c12b2ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartCondition = "NEW" | "REMANUFACTURED" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CommissionTable_terms$data = {
  readonly commissions: ReadonlyArray<{
    readonly bps: number;
    readonly condition: PartCondition;
  }>;
  readonly " $fragmentType": "CommissionTable_terms";
};
export type CommissionTable_terms$key = {
  readonly " $data"?: CommissionTable_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommissionTable_terms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommissionTable_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommissionRate",
      "kind": "LinkedField",
      "name": "commissions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "condition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bps",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SalesTerms",
  "abstractKey": null
};

(node as any).hash = "d16ac50f436b1f5cb67254aa231ea4d4";

export default node;
