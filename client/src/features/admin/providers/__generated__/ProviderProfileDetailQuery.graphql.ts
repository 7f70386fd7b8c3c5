/**
 * @generated SignedSource<<534043d4269bae34af5c72ba2f0029fd>>
 * @relayHash e5eea3e2b03c9719d1b531dcf667df30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92124840325b4c6d92cd195363c655a8723179a34d3fde2db8dd642684cea840

import type { ConcreteRequest } from 'relay-runtime';
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type LogisticOption = "COURIER" | "CUSTOMER_PICKUP" | "FREIGHT_AGENCY" | "OWN_DELIVERY" | "%future added value";
export type ProviderCategory = "AIR_CONDITIONING" | "ALTERNATORS_AND_STARTERS" | "AUDIO" | "BATTERIES" | "BRAKE_ABS" | "BRAKE_DISCS" | "BRAKE_HYDRAULICS" | "BRAKE_PADS" | "BULBS" | "BUMPERS_AND_GRILLES" | "CLUTCHES" | "CYLINDER_HEADS" | "DRIVETRAIN" | "ENGINES" | "EQUIPMENT" | "EXHAUSTS" | "FRONT_END" | "FUEL_FILTERS" | "FUEL_INJECTION" | "GEARBOXES" | "GLASS_AND_MIRRORS" | "HEADLIGHTS" | "IGNITION" | "INTERIOR" | "LOCKS_AND_ALARMS" | "LUBRICANTS" | "OIL_AND_AIR_FILTERS" | "OTHER_PARTS" | "PANELS" | "PISTONS_AND_BEARINGS" | "POWER_STEERING" | "RADIATORS" | "RIMS" | "SENSORS_AND_ECUS" | "SHOCK_ABSORBERS" | "SPRINGS" | "STEERING_RACKS" | "TAIL_LIGHTS" | "TIE_RODS" | "TIMING_AND_BELTS" | "TURBOS" | "TYRES" | "WHEEL_BEARINGS" | "WIRING" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type ProviderProfileDetailQuery$variables = {
  id: string;
};
export type ProviderProfileDetailQuery$data = {
  readonly node: {
    readonly provider: {
      readonly acceptsCustomerDiscounts: boolean | null | undefined;
      readonly brands: ReadonlyArray<string>;
      readonly businessName: string | null | undefined;
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
      readonly profilePicture: {
        readonly url: string | null | undefined;
      } | null | undefined;
      readonly representativePicture: {
        readonly url: string | null | undefined;
      } | null | undefined;
      readonly services: ReadonlyArray<string>;
      readonly shopPicture: {
        readonly url: string | null | undefined;
      } | null | undefined;
      readonly websiteUrl: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ProviderProfileDetailQuery = {
  response: ProviderProfileDetailQuery$data;
  variables: ProviderProfileDetailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessName",
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
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderPicture",
      "kind": "LinkedField",
      "name": "shopPicture",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderPicture",
      "kind": "LinkedField",
      "name": "representativePicture",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProviderProfileDetailQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v3/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "provider"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProviderProfileDetailQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "92124840325b4c6d92cd195363c655a8723179a34d3fde2db8dd642684cea840",
    "metadata": {},
    "name": "ProviderProfileDetailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e23c287550feae641fec82e71cc82a43";

export default node;
