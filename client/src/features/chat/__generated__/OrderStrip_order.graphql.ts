/**
 * @generated SignedSource<<c410db3c735dbda9180cf92d2b499043>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StepPosition = "CURRENT" | "DONE" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderStrip_order$data = {
  readonly id: string;
  readonly status: {
    readonly steps: ReadonlyArray<{
      readonly detail: string | null | undefined;
      readonly position: StepPosition;
    }>;
    readonly summary: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_order">;
  readonly " $fragmentType": "OrderStrip_order";
};
export type OrderStrip_order$key = {
  readonly " $data"?: OrderStrip_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStrip_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderStrip_order",
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
      "concreteType": "OrderStatus",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "detail",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "position",
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
      "name": "NextStep_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "3433611ff3ead2d14649d6a120f656fb";

export default node;
