/**
 * @generated SignedSource<<c7faa1f7df5d9ee7fd009776281f6a35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartCondition = "NEW" | "REMANUFACTURED" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferEditor_terms$data = {
  readonly commissions: ReadonlyArray<{
    readonly bps: number;
    readonly condition: PartCondition;
  }>;
  readonly " $fragmentType": "OfferEditor_terms";
};
export type OfferEditor_terms$key = {
  readonly " $data"?: OfferEditor_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_terms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferEditor_terms",
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

(node as any).hash = "08b1b38db8388dc2f78b8b27dfb2788f";

export default node;
