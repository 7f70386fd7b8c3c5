/**
 * @generated SignedSource<<5c1575a65fc934c3df5884f84e930342>>
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
  "type": "OrderTerms",
  "abstractKey": null
};

(node as any).hash = "b120e23a457e2c8a5f9fe11ac6b8573f";

export default node;
