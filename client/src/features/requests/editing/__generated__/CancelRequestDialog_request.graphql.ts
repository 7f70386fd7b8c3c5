/**
 * @generated SignedSource<<c1172f6cab9776817816dceadc77530e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelRequestDialog_request$data = {
  readonly comparison: {
    readonly count: number;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "CancelRequestDialog_request";
};
export type CancelRequestDialog_request$key = {
  readonly " $data"?: CancelRequestDialog_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRequestDialog_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelRequestDialog_request",
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
      "concreteType": "OfferComparison",
      "kind": "LinkedField",
      "name": "comparison",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "15b6ae432e6f71ff089f58ea56125282";

export default node;
