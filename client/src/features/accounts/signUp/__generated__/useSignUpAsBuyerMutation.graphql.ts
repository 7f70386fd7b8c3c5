/**
 * @generated SignedSource<<2dc93ac220fa71132a8c9d3ca30acae4>>
 * @relayHash 500d23a9ef77504a199c41a0742116a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39b53dd10d1a902f924d8a5e61f220813cc33e6f83c9d322160e4a6746c82d9f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyerType = "CONSUMER" | "WORKSHOP" | "%future added value";
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type PartCategory = "ACCESSORIES" | "BODY" | "BRAKES" | "COOLING" | "ELECTRICAL" | "ENGINE" | "EXHAUST" | "FILTERS" | "LIGHTS" | "OTHER" | "STEERING" | "SUSPENSION" | "TYRES" | "%future added value";
export type SignUpAsBuyerInput = {
  acceptsTerms: boolean;
  address?: string | null | undefined;
  brands?: ReadonlyArray<string> | null | undefined;
  buyerType: BuyerType;
  categories?: ReadonlyArray<PartCategory> | null | undefined;
  customerNumbers?: ReadonlyArray<CustomerNumberInput> | null | undefined;
  department: Department;
  email: string;
  name: string;
  password: string;
  phone: string;
  policies: PolicyVersionsInput;
  rut?: string | null | undefined;
};
export type CustomerNumberInput = {
  number: string;
  supplierId?: string | null | undefined;
  supplierName?: string | null | undefined;
};
export type PolicyVersionsInput = {
  privacyPolicy: string;
  termsOfUse: string;
};
export type useSignUpAsBuyerMutation$variables = {
  input: SignUpAsBuyerInput;
};
export type useSignUpAsBuyerMutation$data = {
  readonly signUpAsBuyer: {
    readonly email?: string;
    readonly proof?: string;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
  };
};
export type useSignUpAsBuyerMutation = {
  response: useSignUpAsBuyerMutation$data;
  variables: useSignUpAsBuyerMutation$variables;
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
    "name": "useSignUpAsBuyerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "signUpAsBuyer",
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
    "name": "useSignUpAsBuyerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "signUpAsBuyer",
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
    "id": "39b53dd10d1a902f924d8a5e61f220813cc33e6f83c9d322160e4a6746c82d9f",
    "metadata": {},
    "name": "useSignUpAsBuyerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d7fd246654208788be6fc4476e160681";

export default node;
