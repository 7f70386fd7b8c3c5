/**
 * @generated SignedSource<<7ac0e2ec4e300b501e66cddfb44d9550>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryTime = "DAYS_1_3" | "IMMEDIATE" | "OVER_2_WEEKS" | "WEEKS_1_2" | "%future added value";
export type PartCondition = "NEW" | "REMANUFACTURED" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayForm_offer$data = {
  readonly currentVersion: {
    readonly deliveryTime: DeliveryTime;
    readonly deposit: number | null | undefined;
    readonly lines: ReadonlyArray<{
      readonly condition: PartCondition;
      readonly requestedPart: {
        readonly description: string;
        readonly quantity: number;
      };
    }>;
    readonly number: number;
    readonly total: number;
    readonly warrantyDays: number;
  };
  readonly id: string;
  readonly viewerActions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
  }>;
  readonly " $fragmentType": "PayForm_offer";
};
export type PayForm_offer$key = {
  readonly " $data"?: PayForm_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayForm_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayForm_offer",
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
      "concreteType": "OfferVersion",
      "kind": "LinkedField",
      "name": "currentVersion",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
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
          "name": "deposit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warrantyDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OfferLine",
          "kind": "LinkedField",
          "name": "lines",
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
              "concreteType": "RequestedPart",
              "kind": "LinkedField",
              "name": "requestedPart",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "description",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "quantity",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerAction",
      "kind": "LinkedField",
      "name": "viewerActions",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "viewerAction_action",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "action",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "enabled",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "disabledReason",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "3b91da9f83399f59e8eb5a639a7cec34";

export default node;
