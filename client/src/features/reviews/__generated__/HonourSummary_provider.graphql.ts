/**
 * @generated SignedSource<<f07554bc9c03b2256baaf8661a1c616b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HonourSummary_provider$data = {
  readonly honour: {
    readonly percent: number;
    readonly words: string;
  } | null | undefined;
  readonly " $fragmentType": "HonourSummary_provider";
};
export type HonourSummary_provider$key = {
  readonly " $data"?: HonourSummary_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"HonourSummary_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HonourSummary_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderHonour",
      "kind": "LinkedField",
      "name": "honour",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "88b7f46085f2b14bce9516670f97ff7d";

export default node;
