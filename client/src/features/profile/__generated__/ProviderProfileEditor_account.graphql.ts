/**
 * @generated SignedSource<<77ffc230073988c2301fe1f8712db307>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type LogisticOption = "COURIER" | "CUSTOMER_PICKUP" | "FREIGHT_AGENCY" | "OWN_DELIVERY" | "%future added value";
export type ProviderCategory = "AIR_CONDITIONING" | "ALTERNATORS_AND_STARTERS" | "AUDIO" | "BATTERIES" | "BRAKE_ABS" | "BRAKE_DISCS" | "BRAKE_HYDRAULICS" | "BRAKE_PADS" | "BULBS" | "BUMPERS_AND_GRILLES" | "CLUTCHES" | "CYLINDER_HEADS" | "DRIVETRAIN" | "ENGINES" | "EQUIPMENT" | "EXHAUSTS" | "FRONT_END" | "FUEL_FILTERS" | "FUEL_INJECTION" | "GEARBOXES" | "GLASS_AND_MIRRORS" | "HEADLIGHTS" | "IGNITION" | "INTERIOR" | "LOCKS_AND_ALARMS" | "LUBRICANTS" | "OIL_AND_AIR_FILTERS" | "OTHER_PARTS" | "PANELS" | "PISTONS_AND_BEARINGS" | "POWER_STEERING" | "RADIATORS" | "RIMS" | "SENSORS_AND_ECUS" | "SHOCK_ABSORBERS" | "SPRINGS" | "STEERING_RACKS" | "TAIL_LIGHTS" | "TIE_RODS" | "TIMING_AND_BELTS" | "TURBOS" | "TYRES" | "WHEEL_BEARINGS" | "WIRING" | "%future added value";
export type ProviderStatus = "APPROVED" | "PENDING" | "REJECTED" | "SUSPENDED" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProviderProfileEditor_account$data = {
  readonly department: Department;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly provider: {
    readonly acceptsCustomerDiscounts: boolean | null | undefined;
    readonly brands: ReadonlyArray<string>;
    readonly categories: ReadonlyArray<ProviderCategory>;
    readonly closedOnHolidays: boolean;
    readonly companyPhone: string | null | undefined;
    readonly departments: ReadonlyArray<Department>;
    readonly logisticOptions: ReadonlyArray<LogisticOption>;
    readonly offersLocalPickup: boolean;
    readonly offersNationwideShipping: boolean;
    readonly openingHours: ReadonlyArray<{
      readonly shifts: ReadonlyArray<{
        readonly closesAt: string;
        readonly opensAt: string;
      }>;
      readonly weekday: Weekday;
    }>;
    readonly partsDescription: string;
    readonly profilePicture: {
      readonly thumbnailUrl: string | null | undefined;
    } | null | undefined;
    readonly representativePicture: {
      readonly thumbnailUrl: string | null | undefined;
    } | null | undefined;
    readonly services: ReadonlyArray<string>;
    readonly shopPicture: {
      readonly thumbnailUrl: string | null | undefined;
    } | null | undefined;
    readonly status: ProviderStatus;
    readonly websiteUrl: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"verifiedFields_provider">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileAside_account">;
  readonly " $fragmentType": "ProviderProfileEditor_account";
};
export type ProviderProfileEditor_account$key = {
  readonly " $data"?: ProviderProfileEditor_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderProfileEditor_account">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "businessName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rut",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "thumbnailUrl",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderProfileEditor_account",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "department",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileAside_account"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "verifiedFields_provider",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ProviderChange",
              "kind": "LinkedField",
              "name": "latestChange",
              "plural": false,
              "selections": [
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
                  "name": "fields",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyPhone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "websiteUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partsDescription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "services",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brands",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "categories",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "departments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logisticOptions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offersNationwideShipping",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offersLocalPickup",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptsCustomerDiscounts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closedOnHolidays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OpeningDay",
          "kind": "LinkedField",
          "name": "openingHours",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weekday",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OpeningShift",
              "kind": "LinkedField",
              "name": "shifts",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "opensAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "closesAt",
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
          "concreteType": "ProviderPicture",
          "kind": "LinkedField",
          "name": "profilePicture",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProviderPicture",
          "kind": "LinkedField",
          "name": "shopPicture",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProviderPicture",
          "kind": "LinkedField",
          "name": "representativePicture",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "9a4d4f7af311b9b919e6bb83d8837fd8";

export default node;
