/**
 * @generated SignedSource<<35df47b0957d2cf69ff73cd91cd67b72>>
 * @relayHash 1748c4297a9dde72d6d76262e19fd3c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0aab46d96a0216c026316d089e1d5607a6971867d0bf160cd9bc3311d3d3059

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountKind = "BUYER" | "PROVIDER" | "%future added value";
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type LogisticOption = "COURIER" | "CUSTOMER_PICKUP" | "FREIGHT_AGENCY" | "OWN_DELIVERY" | "%future added value";
export type ProviderCategory = "AIR_CONDITIONING" | "ALTERNATORS_AND_STARTERS" | "AUDIO" | "BATTERIES" | "BRAKE_ABS" | "BRAKE_DISCS" | "BRAKE_HYDRAULICS" | "BRAKE_PADS" | "BULBS" | "BUMPERS_AND_GRILLES" | "CLUTCHES" | "CYLINDER_HEADS" | "DRIVETRAIN" | "ENGINES" | "EQUIPMENT" | "EXHAUSTS" | "FRONT_END" | "FUEL_FILTERS" | "FUEL_INJECTION" | "GEARBOXES" | "GLASS_AND_MIRRORS" | "HEADLIGHTS" | "IGNITION" | "INTERIOR" | "LOCKS_AND_ALARMS" | "LUBRICANTS" | "OIL_AND_AIR_FILTERS" | "OTHER_PARTS" | "PANELS" | "PISTONS_AND_BEARINGS" | "POWER_STEERING" | "RADIATORS" | "RIMS" | "SENSORS_AND_ECUS" | "SHOCK_ABSORBERS" | "SPRINGS" | "STEERING_RACKS" | "TAIL_LIGHTS" | "TIE_RODS" | "TIMING_AND_BELTS" | "TURBOS" | "TYRES" | "WHEEL_BEARINGS" | "WIRING" | "%future added value";
export type ProviderPictureKind = "PROFILE" | "REPRESENTATIVE" | "SHOP" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type FinishSignUpAsProviderInput = {
  acceptsCustomerDiscounts?: boolean | null | undefined;
  acceptsTerms: boolean;
  address?: string | null | undefined;
  brands?: ReadonlyArray<string> | null | undefined;
  businessName?: string | null | undefined;
  categories?: ReadonlyArray<ProviderCategory> | null | undefined;
  closedOnHolidays?: boolean | null | undefined;
  companyName: string;
  companyPhone?: string | null | undefined;
  department: Department;
  departments?: ReadonlyArray<Department> | null | undefined;
  email?: string | null | undefined;
  logisticOptions?: ReadonlyArray<LogisticOption> | null | undefined;
  name: string;
  offersLocalPickup?: boolean | null | undefined;
  offersNationwideShipping?: boolean | null | undefined;
  partsDescription: string;
  phone: string;
  pictures?: ReadonlyArray<RegistrationPictureInput> | null | undefined;
  policies: PolicyVersionsInput;
  rut?: string | null | undefined;
  schedule?: ReadonlyArray<OpeningDayInput> | null | undefined;
  services?: ReadonlyArray<string> | null | undefined;
  websiteUrl?: string | null | undefined;
};
export type RegistrationPictureInput = {
  kind: ProviderPictureKind;
  uploadId: string;
};
export type PolicyVersionsInput = {
  privacyPolicy: string;
  termsOfUse: string;
};
export type OpeningDayInput = {
  shifts: ReadonlyArray<OpeningShiftInput>;
  weekday: Weekday;
};
export type OpeningShiftInput = {
  closesAt: string;
  opensAt: string;
};
export type useFinishSignUpAsProviderMutation$variables = {
  input: FinishSignUpAsProviderInput;
};
export type useFinishSignUpAsProviderMutation$data = {
  readonly finishSignUpAsProvider: {
    readonly email?: string | null | undefined;
    readonly kind?: AccountKind | null | undefined;
    readonly proof?: string | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
  };
};
export type useFinishSignUpAsProviderMutation = {
  response: useFinishSignUpAsProviderMutation$data;
  variables: useFinishSignUpAsProviderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "proof",
      "storageKey": null
    }
  ],
  "type": "FinishedSignUpPayload",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FieldProblem",
        "kind": "LinkedField",
        "name": "fields",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "InvalidInput",
    "abstractKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFinishSignUpAsProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "finishSignUpAsProvider",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "outcome_refusal",
                  "selections": (v5/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFinishSignUpAsProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "finishSignUpAsProvider",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e0aab46d96a0216c026316d089e1d5607a6971867d0bf160cd9bc3311d3d3059",
    "metadata": {},
    "name": "useFinishSignUpAsProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ebc78d91e03178a18dbb9ce514aa869a";

export default node;
