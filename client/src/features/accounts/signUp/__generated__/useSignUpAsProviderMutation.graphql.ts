/**
 * @generated SignedSource<<12a16681a666fd5348fa76f2ce205b0a>>
 * @relayHash 90bdc1272b94315598e66d0e0cc5332d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1e9a8a52a888c98851db0c9292e20e17de13ef06f9ec26810452d67c8ae9c9e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type LogisticOption = "COURIER" | "CUSTOMER_PICKUP" | "FREIGHT_AGENCY" | "OWN_DELIVERY" | "%future added value";
export type ProviderCategory = "AIR_CONDITIONING" | "ALTERNATORS_AND_STARTERS" | "AUDIO" | "BATTERIES" | "BRAKE_ABS" | "BRAKE_DISCS" | "BRAKE_HYDRAULICS" | "BRAKE_PADS" | "BULBS" | "BUMPERS_AND_GRILLES" | "CLUTCHES" | "CYLINDER_HEADS" | "DRIVETRAIN" | "ENGINES" | "EQUIPMENT" | "EXHAUSTS" | "FRONT_END" | "FUEL_FILTERS" | "FUEL_INJECTION" | "GEARBOXES" | "GLASS_AND_MIRRORS" | "HEADLIGHTS" | "IGNITION" | "INTERIOR" | "LOCKS_AND_ALARMS" | "LUBRICANTS" | "OIL_AND_AIR_FILTERS" | "OTHER_PARTS" | "PANELS" | "PISTONS_AND_BEARINGS" | "POWER_STEERING" | "RADIATORS" | "RIMS" | "SENSORS_AND_ECUS" | "SHOCK_ABSORBERS" | "SPRINGS" | "STEERING_RACKS" | "TAIL_LIGHTS" | "TIE_RODS" | "TIMING_AND_BELTS" | "TURBOS" | "TYRES" | "WHEEL_BEARINGS" | "WIRING" | "%future added value";
export type ProviderPictureKind = "PROFILE" | "REPRESENTATIVE" | "SHOP" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type SignUpAsProviderInput = {
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
  email: string;
  logisticOptions?: ReadonlyArray<LogisticOption> | null | undefined;
  name: string;
  offersLocalPickup?: boolean | null | undefined;
  offersNationwideShipping?: boolean | null | undefined;
  partsDescription: string;
  password: string;
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
export type useSignUpAsProviderMutation$variables = {
  input: SignUpAsProviderInput;
};
export type useSignUpAsProviderMutation$data = {
  readonly signUpAsProvider: {
    readonly email?: string;
    readonly proof?: string;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
  };
};
export type useSignUpAsProviderMutation = {
  response: useSignUpAsProviderMutation$data;
  variables: useSignUpAsProviderMutation$variables;
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
  "type": "SignUpPayload",
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
    "name": "useSignUpAsProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "signUpAsProvider",
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
    "name": "useSignUpAsProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "signUpAsProvider",
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
    "id": "c1e9a8a52a888c98851db0c9292e20e17de13ef06f9ec26810452d67c8ae9c9e",
    "metadata": {},
    "name": "useSignUpAsProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7327d2291543c02bd2eaa40a8fd44f36";

export default node;
