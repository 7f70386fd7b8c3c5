/**
 * @generated SignedSource<<d3657b92053b22aa5c39919550a2751e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickQuotes_query$data = {
  readonly viewer: {
    readonly provider: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RowQuote_query">;
  readonly " $fragmentType": "QuickQuotes_query";
};
export type QuickQuotes_query$key = {
  readonly " $data"?: QuickQuotes_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickQuotes_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickQuotes_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Provider",
          "kind": "LinkedField",
          "name": "provider",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RowQuote_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "48d5f99b1001925cc1ece7d67430946d";

export default node;
