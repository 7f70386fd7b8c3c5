/**
 * @generated SignedSource<<329008ab63e1f99989e49526713b63ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryTime = "DAYS_1_3" | "IMMEDIATE" | "OVER_2_WEEKS" | "WEEKS_1_2" | "%future added value";
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type PartCondition = "NEW" | "REMANUFACTURED" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferTag_offer$data = {
  readonly currentVersion: {
    readonly deliveryTime: DeliveryTime;
    readonly deposit: number | null | undefined;
    readonly lines: ReadonlyArray<{
      readonly condition: PartCondition;
      readonly description: string | null | undefined;
      readonly id: string;
      readonly price: number;
      readonly requestedPart: {
        readonly description: string;
        readonly quantity: number;
      };
      readonly warrantyDays: number | null | undefined;
    }>;
    readonly number: number;
    readonly total: number;
    readonly validUntil: string;
    readonly warrantyDays: number;
  };
  readonly id: string;
  readonly provider: {
    readonly department: Department;
    readonly name: string | null | undefined;
  };
  readonly viewerActions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
  }>;
  readonly " $fragmentType": "OfferTag_offer";
};
export type OfferTag_offer$key = {
  readonly " $data"?: OfferTag_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferTag_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "warrantyDays",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferTag_offer",
  "selections": [
    (v0/*:: as any*/),
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validUntil",
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "condition",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "RequestedPart",
              "kind": "LinkedField",
              "name": "requestedPart",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
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
      "concreteType": "OfferProvider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "department",
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
})();

(node as any).hash = "5c745b2174fdfb5c008765ece3271709";

export default node;
