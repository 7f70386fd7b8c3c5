/**
 * @generated SignedSource<<7734c92ec43dd201cf26daca97ab6aca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeState = "ANSWERED" | "APPEALED" | "CLOSED" | "IN_REVIEW" | "OPEN" | "RESOLVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TermsDialog_dispute$data = {
  readonly commission: number;
  readonly id: string;
  readonly order: {
    readonly paid: number;
    readonly total: number;
  };
  readonly state: DisputeState;
  readonly " $fragmentType": "TermsDialog_dispute";
};
export type TermsDialog_dispute$key = {
  readonly " $data"?: TermsDialog_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsDialog_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermsDialog_dispute",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commission",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paid",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "2994ae283cf26d01c2bb0db17abe80e4";

export default node;
