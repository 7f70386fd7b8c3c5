/**
 * @generated SignedSource<<0e663a05ad12a2491355b2311ac26b7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RatingSummary_rating$data = {
  readonly average: number;
  readonly count: number;
  readonly descriptionClarity: number;
  readonly productMatch: number;
  readonly productQuality: number;
  readonly responseTime: number;
  readonly reviewsByStars: ReadonlyArray<number>;
  readonly " $fragmentType": "RatingSummary_rating";
};
export type RatingSummary_rating$key = {
  readonly " $data"?: RatingSummary_rating$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatingSummary_rating">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatingSummary_rating",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "average",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewsByStars",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productQuality",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionClarity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productMatch",
      "storageKey": null
    }
  ],
  "type": "ProviderRating",
  "abstractKey": null
};

(node as any).hash = "d0c34c1e40b3f9a6dc60c6b9c0ccb348";

export default node;
