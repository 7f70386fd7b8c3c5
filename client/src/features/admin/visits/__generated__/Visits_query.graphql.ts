/**
 * @generated SignedSource<<d4211c95aed5b36940956016cb99c882>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Visits_query$data = {
  readonly visits: ReadonlyArray<{
    readonly day: string;
    readonly pages: ReadonlyArray<{
      readonly count: number;
      readonly page: string;
    }>;
  }> | null | undefined;
  readonly " $fragmentType": "Visits_query";
};
export type Visits_query$key = {
  readonly " $data"?: Visits_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Visits_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Visits_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DayVisits",
      "kind": "LinkedField",
      "name": "visits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageVisits",
          "kind": "LinkedField",
          "name": "pages",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "page",
              "storageKey": null
            },
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "eae53f87f5b25e659e24c9190fe636d5";

export default node;
